"""The frames of the page know no box, and no verb, step or event of a game.

Frames are whatever is not in `web/src/boxes`, but for what only tests use.
"""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from bedesten import catalog

SRC = Path(__file__).resolve().parents[1] / "web" / "src"
TESTS = re.compile(r"\.test\.ts$|/fixtures\.ts$|\.vectors\.ts$|/rules/text/")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"])//[^\n]*", re.DOTALL)

NICKNAMES = ["coffee", "mail", "seals?"]
# what a frame may be told by the server and hand on, but never look into
OPAQUE = r"(?:verb|decision|event\.kind)"
LITERAL = r"['\"`]"
LOOKED_INTO = [
    rf"\b{OPAQUE}\b\)?\s*[!=]==?\s*{LITERAL}",  # verb === 'move'
    rf"{LITERAL}\s*[!=]==?\s*[\w.?]*\b{OPAQUE}\b",
    rf"\.(?:includes|has|indexOf)\((?:[\w?]+\.)*{OPAQUE}\b",  # MOVES.includes(option.verb)
    rf"\b[A-Z_]{{2,}}\[[\w.?]*\b{OPAQUE}\b",  # SIGNS[event.kind]
    rf"\b{OPAQUE}\b\s+in\s+[A-Z]",  # verb in CARDS
    rf"\b{OPAQUE}\b[?!]?\.(?:startsWith|endsWith|match|split)\(",
    rf"switch\s*\([\w.?]*\b{OPAQUE}\b",
    r"\.todo\b|\btodo\[",  # the steps of a position
]


def frames() -> dict[str, str]:
    """The frames without their comments, by path."""
    files = [path for path in sorted(SRC.rglob("*")) if SRC / "boxes" not in path.parents]
    code = [path for path in files if path.suffix in {".ts", ".svelte", ".css"}]
    texts = {path.relative_to(SRC).as_posix(): path.read_text("utf-8") for path in code}
    return {path: text for path, text in texts.items() if not TESTS.search("/" + path)}


FRAMES = frames()
CODE = {path: COMMENT.sub(" ", text) for path, text in FRAMES.items()}
GAMES = [catalog.game(name) for name in catalog.GAMES]


def words() -> set[str]:
    """Every verb, step and event there is."""
    verbs = {verb for game in GAMES for verb in game.lexicon.verbs.values()}
    events = {kind for game in GAMES for kind, _ in game.events}
    notations = [f"bedesten.{box}.notation.steps" for box in boxes()]
    steps = {step for name in notations if find_spec(name) for step in import_module(name).STEPS}
    return verbs | events | steps


def unmistakable(word: str) -> bool:
    """A name that nobody writes who does not mean it: `move_long`, `*draw`, `AfterAction`."""
    return "_" in word or word.startswith("*") or bool(re.search(r"[a-z][A-Z]", word))


def hits(pattern: str, texts: dict[str, str], flags: int = 0) -> list[str]:
    return [f"{path}: {hit[0]}" for path, text in texts.items() for hit in re.finditer(pattern, text, flags)]


def boxes() -> list[str]:
    return sorted({box for game in GAMES for box in game.boxes})


@pytest.mark.parametrize("box", [*boxes(), *NICKNAMES])
def test_no_frame_names_a_box(box: str) -> None:
    """A rival may trade in what a box was once called by."""
    traders = {path: text for path, text in FRAMES.items() if path.startswith("rivals/words.")}
    texts = {path: text for path, text in FRAMES.items() if box not in NICKNAMES or path not in traders}
    assert traders
    assert not hits(rf"(?<![A-Za-z])(?<!e-){box}(?![a-z])", texts, re.IGNORECASE)


def test_no_frame_has_a_verb_a_step_or_an_event_of_a_game() -> None:
    known = sorted(word for word in words() if unmistakable(word))
    assert {"move_long", "*draw", "AfterAction", "turn_began", "StartSide", "took_barker"} <= set(known)
    pattern = "|".join(re.escape(word) for word in known)
    assert not hits(rf"(?<![\w*-])(?:{pattern})(?![\w-])", CODE)


def test_no_frame_begins_a_token() -> None:
    plain = [word for word in words() if not unmistakable(word)]
    assert {"move", "leave", "skip"} <= set(plain)
    assert not hits(rf"{LITERAL}(?:{'|'.join(plain)}):[\w${{]", CODE)


@pytest.mark.parametrize("pattern", LOOKED_INTO)
def test_a_frame_never_looks_into_a_verb_a_decision_or_a_kind_of_event(pattern: str) -> None:
    assert not hits(pattern, CODE)


def test_the_rule_finds_what_it_forbids() -> None:
    seen = {
        "option.verb === 'move'": 0,
        "'Move' == ask.decision": 1,
        "MOVES.includes(option.verb)": 2,
        "SIGNS[event.kind]": 3,
        "option.verb in CARDS": 4,
        "verb.startsWith('sell')": 5,
        "switch (event.kind) {": 6,
        "view.todo[0]": 7,
    }
    for code, nth in seen.items():
        assert re.search(LOOKED_INTO[nth], code), code
