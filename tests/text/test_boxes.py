"""What a game says is true there: nothing of a box that is not on the table, all of one that is."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.lexicon import UNUSED
from bedesten.core.step import Decision
from bedesten.text import FIELD, FIRST, LANGUAGES
from bedesten.text.catalogue import files, load, load_all
from tests.text.test_catalogues import fields, leaves, shared
from tests.voices import voice

SOURCE = Path(catalog.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules" / "short"
OF_BOXES = Path(__file__).parents[1] / "languages"  # what is only in a box, by its words in each language


def words_of_boxes(lang: str) -> dict[str, str]:
    return tomllib.loads((OF_BOXES / f"{lang}.toml").read_text("utf-8"))


def speaks_of(box: str, text: str, lang: str) -> bool:
    return bool(re.search(words_of_boxes(lang)[box], text, re.IGNORECASE))


BAZAAR = "istanbul+mocha+letters"
KINDS = {  # names and texts of things, by the kind of word that a game has for them
    "place": ["name.place", "the.place", "at.place", "place_text", "ui.short", "ui.tiny"],
    "card": ["name.card", "card_text", "ui.card"],
    "token": ["name.token", "the.token", "ui.piece"],
    "tile": ["name.tile", "the.tile", "tile_text"],
    "guild card": ["name.guild_card", "guild_text"],
    "tavern tile": ["name.tavern_tile", "the.tavern_tile", "tavern_tile_text"],
    "kiosk tile": ["name.kiosk_tile", "kiosk_text"],
}
# what else is for one box alone
SCREENS = {
    "mocha": ["ui.barrier", "ui.guild_card", "ui.help.coffee", "ui.help.barrier", "ui.sum.guild"],
    "letters": [
        "ui.undo_letter",
        "ui.undo_kiosk",
        "ui.letters",
        "ui.help.letters",
        "ui.piece.companion",
        "word.letter",
    ],
}
NEVER = {"mocha": ["reason.trader_price"]}  # a room may speak of another box where that is on the table too
EVERYWHERE = ["word", "ui", "name.phase", "name.die", "name.assistant", "name.demand_tile"]
VERBS = {verb.lstrip("*") for name in catalog.GAMES for verb in catalog.game(name).lexicon.numbers}

games = pytest.mark.parametrize("name", list(catalog.GAMES))
languages = pytest.mark.parametrize("lang", LANGUAGES)


def rooms(name: str) -> set[str]:
    """The rooms whose rules are in a game."""
    boxes = set(name.split("+"))
    return boxes | {"bazaar"} if name == BAZAAR else boxes


@cache
def said(name: str, lang: str) -> dict[str, str]:
    """Every message that can be said where this game is played or taught."""
    about = {*things(name), *told(name)}
    return {key: m for key, m in voice(lang, name).messages.items() if key in about or is_for(key, name)}


def things(name: str) -> set[str]:
    """The keys of names and texts of what is on the table."""
    lexicon = catalog.game(name).lexicon
    kinds = {kind.name: kind for kind in [*lexicon.kinds.values(), *lexicon.others]}
    there = [(tables, kinds[kind]) for kind, tables in KINDS.items() if kind in kinds]
    words = [(tables, kind.words[n]) for tables, kind in there for n in kind.numbers()]
    return {f"{table}.{word}" for tables, word in words for table in tables if word != UNUSED}


def told(name: str) -> set[str]:
    """The keys of what can happen, be asked and be forbidden."""
    asked = [kind.__name__ for kind in leaves(Decision) if kind.__module__.split(".")[1] in rooms(name)]
    events = [key for key, _ in catalog.game(name).events]
    forbidden = {f"reason.{key}" for room in rooms(name) for key in reasons(room)}
    return {
        *[f"{group}.{step}" for step in asked for group in ("ask", "ask_idle")],
        *[f"{group}.{key}" for key in events for group in ("event", "you")],
        *[f"event.{key}_hidden" for key in events],
        *(forbidden - {key for box, keys in NEVER.items() if box not in rooms(name) for key in keys}),
    }


@cache
def reasons(room: str) -> set[str]:
    paths = [path for path in (SOURCE / room).rglob("*.py") if "reasons" in str(path)]
    calls = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    named = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"]
    return {str(node.args[1].value) for node in named if isinstance(node.args[1], ast.Constant)}


def is_for(key: str, name: str) -> bool:
    """Whether a message is one of this game's actions, screens or lessons."""
    group, _, rest = key.partition(".")
    if group in ("option", "chance", "undo"):
        verb = max((v for v in VERBS if rest == v or rest.startswith(f"{v}_")), key=len)
        return any(verb == known.lstrip("*") for known in catalog.game(name).lexicon.numbers)
    if group == "lesson":
        return rest.startswith(f"{name}.")
    if any(key.startswith(f"{table}.") for tables in KINDS.values() for table in tables):
        return False  # among the things, if it is there
    if any(key.startswith(own) for box, its in SCREENS.items() if box not in rooms(name) for own in its):
        return False
    if group == "kiosk_way":
        return "letters" in rooms(name)
    return any(key.startswith(f"{table}.") for table in EVERYWHERE)


# --- nothing untrue


@games
@languages
def test_no_game_speaks_of_what_is_not_on_the_table(name: str, lang: str) -> None:
    for box, words in words_of_boxes(lang).items():
        wrong = re.compile(words, re.IGNORECASE)
        foreign = {key: FIELD.sub("", m) for key, m in said(name, lang).items() if box not in rooms(name)}
        assert {key: message for key, message in foreign.items() if wrong.search(message)} == {}


@languages
def test_the_words_of_every_box_are_said_where_it_is_on_the_table(lang: str) -> None:
    """Otherwise the test above would look for nothing."""
    for box, words in words_of_boxes(lang).items():
        there = [
            message for name in catalog.GAMES if box in rooms(name) for message in said(name, lang).values()
        ]
        missing = [word for word in words.split("|") if not re.search(word, " ".join(there).lower())]
        assert missing == []


SHORT = {"istanbul-base": "", "istanbul-mocha": "mocha", "istanbul-letters": "letters", "kairo": "kairo"}


@languages
@pytest.mark.parametrize("page", list(SHORT))
def test_the_rules_in_short_speak_of_their_own_box(page: str, lang: str) -> None:
    """The last section of Letters & Seals is the Great Bazaar."""
    sections = (RULES / f"{page}.{lang}.md").read_text("utf-8").split("\n## ")
    alone = "\n".join(sections[:-1] if page == "istanbul-letters" else sections)
    for box, words in words_of_boxes(lang).items():
        if box != SHORT[page]:
            assert re.findall(words, alone, re.IGNORECASE) == [], box


# --- nothing left out

BOTH = [  # what does more where both boxes are on the table, and of which one it speaks then
    ("tavern_tile_text.encounter", "letters", "BAZ-TAV-1"),
    ("card_text.use_npc", "mocha", "BAZ-BONUS-1"),
    ("card_text.lira_7_for_1_good", "mocha", "BAZ-COFFEE-1"),
    *[(f"kiosk_text.{tile}", "mocha", "BAZ-COFFEE-1") for tile in ("K13", "K14", "K20", "K23")],
    *[
        (f"{table}{tile}_{way}", "mocha", "BAZ-COFFEE-1")
        for tile in ("K20", "K23")
        for way in (1, 2)
        for table in ("kiosk_way.", "option.use_")
    ],
]


@languages
@pytest.mark.rule("BAZ-TAV-1", "BAZ-BONUS-1", "BAZ-COFFEE-1", "LET-GEN-2")
def test_the_great_bazaar_says_what_one_box_adds_to_the_other(lang: str) -> None:
    for key, box, rule in BOTH:
        other = said("istanbul+letters" if box == "mocha" else "istanbul+mocha", lang)
        assert speaks_of(box, said(BAZAAR, lang)[key], lang), (key, rule)
        assert not speaks_of(box, other.get(key, ""), lang), (key, rule)


@languages
@pytest.mark.rule("MOC-PLACE-6", "LET-COMP-2")
def test_a_place_that_does_more_with_a_box_says_so(lang: str) -> None:
    for key, box in [
        ("place_text.caravansary", "mocha"),
        ("place_text.fountain", "letters"),
    ]:
        for name in [name for name in catalog.GAMES if name != "kairo"]:
            assert speaks_of(box, said(name, lang)[key], lang) == (box in rooms(name)), (name, key)


@languages
def test_the_house_says_what_is_true_in_all_games(lang: str) -> None:
    """Where no game is played, as on the page of the rules: with the box that it depends on."""
    house = load_all(lang, catalog.boxes())
    for key in ("tavern_tile_text.encounter", "card_text.use_npc", "card_text.lira_7_for_1_good"):
        assert any(house[f"lesson.istanbul+{box}.title"] in house[key] for box in ("mocha", "letters")), key
    for tile in ("K13", "K14", "K20", "K23"):
        assert house["lesson.istanbul+mocha.title"] in house[f"kiosk_text.{tile}"], tile


@languages
@pytest.mark.rule("LET-BONUS-6", "MOC-BONUS-6")
def test_no_text_repeats_numbers_that_a_file_can_replace(lang: str) -> None:
    for name in catalog.GAMES:
        for key in ("card_text.dice_reward", "card_text.dice_reward_letters", "place_text.tavern"):
            assert not re.search(r"\d", said(name, lang).get(key, "")), (name, key)


# --- all languages alike, whatever the boxes


@pytest.mark.parametrize("box", catalog.boxes())
@languages
def test_all_languages_of_a_box_say_the_same_things(box: str, lang: str) -> None:
    for english, other in zip(files(FIRST, [box]), files(lang, [box]), strict=True):
        assert list(english) == list(shared(other))
        assert {key: fields(m) for key, m in english.items()} == {
            key: fields(m) for key, m in shared(other).items()
        }


@games
@languages
def test_what_depends_on_a_box_is_said_well_too(name: str, lang: str) -> None:
    messages = load(lang, catalog.game(name).boxes)
    assert not any(key.startswith("no_game.") for key in messages)
    wrong = re.compile(r"(?<!\u202f)[:;?!»]|«(?!\u202f)|['\"]") if lang == "fr" else re.compile("[{}]|  ")
    plain = {key: FIELD.sub("x", m) for key, m in messages.items() if not key.startswith("ui.")}
    assert {key: message for key, message in plain.items() if wrong.search(message)} == {}
