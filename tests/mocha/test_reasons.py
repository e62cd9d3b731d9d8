"""Whatever is not offered has a reason: the rule that forbids it, said with its facts in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, WATCHER, Action
from bedesten.istanbul.ids import RETURN
from bedesten.istanbul.kernel import State
from tests.istanbul.lay import do, reason_tables
from tests.mocha.test_setup import lay, mocha
from tests.tiers import thorough
from tests.voices import voice

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "src" / "bedesten" / "mocha" / "reasons"
DOCS = HERE.parents[1] / "docs" / "rules"
SPECS = [(DOCS / name).read_text("utf-8") for name in ("istanbul-base.md", "istanbul-mocha.md")]
RULE = re.compile(r"^(?:- )?\*\*([A-Z]+-[A-Z]+-\d+)\*\*", re.MULTILINE)
RULES = {rule for spec in SPECS for rule in RULE.findall(spec)}
ROWS = tomllib.loads((HERE / "reasons.toml").read_text("utf-8"))["reason"]
NAMES = ["Ann", "Bob", "Cem", "Dia", "Eve"]
ENGLISH, FRENCH = voice("en", "istanbul+mocha"), voice("fr", "istanbul+mocha")
SMALL = 40  # verbs with no more arguments are asked about with all of them
SOME = 5  # arguments of the other verbs
OFTEN = 60  # one position in n


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["token"]))
def test_a_reason_names_the_rule_and_the_facts(row: dict[str, str]) -> None:
    match = lay(row["scene"], 5 if "| 4 " in row["scene"] else 3)
    do(match, row.get("do", ""))
    reason = match.game.guide.why_not(match.state, 0, match.game.lexicon.action(row["token"]))
    assert reason is not None
    assert ENGLISH.reason(reason, NAMES) == row["en"]
    assert FRENCH.reason(reason, NAMES) == row["fr"]
    assert reason.rule in RULES


def test_every_reason_of_the_expansion_has_its_row() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    keys = {word for word in re.findall(r'"([a-z_]+)"', source) if f"reason.{word}" in ENGLISH.messages}
    said = [row["en"] for row in ROWS]
    for key in keys:
        longest = max(re.split(r"\{[^}]*\}", ENGLISH.messages[f"reason.{key}"]), key=len)
        assert any(longest in sentence for sentence in said), key


def test_every_verb_of_the_players_answers_some_decision() -> None:
    chosen = [n * SPAN for n, name in mocha().lexicon.verbs.items() if not name.startswith("*")]
    rolled = [n * SPAN for n, name in mocha().lexicon.verbs.items() if name.startswith("*")]
    assert sorted(reason_tables(mocha()).decisions) == sorted(chosen)
    assert sorted(reason_tables(mocha()).chance) == sorted(rolled)


# --- every action, in many positions


def samples(dice: Dice) -> list[Action]:
    """All actions of the small verbs, and some of the others."""
    actions: list[Action] = []
    for n, kind in mocha().lexicon.kinds.items():
        numbers = kind.numbers()
        if len(numbers) > SMALL or n * SPAN == RETURN:
            numbers = [dice.pick(numbers) for _ in range(SOME)]
        actions += [n * SPAN + i for i in numbers]
    return actions


def check_all(s: State, dice: Dice) -> None:
    game = mocha()
    mover, legal = game.to_move(s), game.legal(s)
    for seat in {mover, dice.below(s.players), WATCHER}:
        for a in samples(dice):
            reason = game.guide.why_not(s, seat, a)
            assert (reason is None) == (seat == mover and a in legal)
            if reason is not None:
                assert reason.rule in RULES
                assert reason.key != "not_offered"
                assert ENGLISH.reason(reason)
                assert FRENCH.reason(reason)


@pytest.mark.parametrize("seed", [0, 3, *map(thorough, (1, 2, *range(4, 8)))])
def test_an_action_has_a_reason_exactly_when_it_is_not_offered(seed: int) -> None:
    game = mocha()
    players = 2 + seed % 4
    s = game.new(Setup(players, {"neutral_assistants": players < 5 and seed % 2 == 0}))
    dice = Dice(seed)
    while game.to_move(s) != OVER:
        if dice.below(OFTEN) == 0:
            check_all(s, dice)
        if game.to_move(s) == CHANCE:
            game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
        else:
            game.apply(s, dice.pick(game.legal(s)))
    check_all(s, dice)
