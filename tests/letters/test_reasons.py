"""Whatever is not offered has a reason: the rule that forbids it, said with its facts in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, WATCHER, Action
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import RETURN
from bedesten.istanbul.kernel import State
from bedesten.text import LANGUAGES
from tests.istanbul.lay import do, reason_tables
from tests.letters.lay import bazaar, lay, letters
from tests.voices import voice

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "src" / "bedesten" / "letters" / "reasons"
DOCS = HERE.parents[1] / "docs" / "rules"
SPECS = ["istanbul-base.md", "istanbul-mocha.md", "istanbul-letters.md"]
RULE = re.compile(r"^(?:- )?\*\*([A-Z]+-[A-Z]+-\d+)\*\*", re.MULTILINE)
RULES = {rule for spec in SPECS for rule in RULE.findall((DOCS / spec).read_text("utf-8"))}
ROWS = tomllib.loads((HERE / "reasons.toml").read_text("utf-8"))["reason"]
NAMES = ["Ann", "Bob", "Cem", "Dia", "Eve"]
ENGLISH, FRENCH = voice("en", "istanbul+letters"), voice("fr", "istanbul+letters")
GAMES: dict[str, Istanbul] = {"letters": letters(), "bazaar": bazaar()}
SMALL = 40  # verbs with no more arguments are asked about with all of them
SOME = 5  # arguments of the other verbs
OFTEN = 300  # one position in n


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["token"]))
def test_a_reason_names_the_rule_and_the_facts(row: dict[str, str]) -> None:
    match = lay(row["scene"])
    do(match, row.get("do", ""))
    reason = match.game.guide.why_not(match.state, match.to_move(), match.game.lexicon.action(row["token"]))
    assert reason is not None
    assert ENGLISH.reason(reason, NAMES) == row["en"]
    assert FRENCH.reason(reason, NAMES) == row["fr"]
    assert reason.rule in RULES


def test_every_reason_of_the_expansion_has_its_row() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    words = set(re.findall(r'"([a-z_]+)"', source)) - {"trader_price", "no_coffee_here", "out_of_turn"}
    said = [row["en"] for row in ROWS]
    for key in words:
        if f"reason.{key}" in ENGLISH.messages:
            longest = max(re.split(r"\{[^}]*\}", ENGLISH.messages[f"reason.{key}"]), key=len)
            assert any(longest in sentence for sentence in said), key


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_of_the_players_answers_some_decision(name: str) -> None:
    game = GAMES[name]
    verbs = {n * SPAN: word for n, word in game.lexicon.verbs.items()}
    assert set(reason_tables(game).decisions) == {verb for verb, word in verbs.items() if word[0] != "*"}
    assert set(reason_tables(game).chance) == {verb for verb, word in verbs.items() if word[0] == "*"}


# --- every action, in many positions


def samples(game: Istanbul, dice: Dice) -> list[Action]:
    """All actions of the small verbs, and some of the others."""
    actions: list[Action] = []
    for n, kind in game.lexicon.kinds.items():
        numbers = kind.numbers()
        if len(numbers) > SMALL or n * SPAN == RETURN:
            numbers = [dice.pick(numbers) for _ in range(SOME)]
        actions += [n * SPAN + i for i in numbers]
    return actions


def check_all(game: Istanbul, s: State, dice: Dice) -> None:
    mover, legal = game.to_move(s), game.legal(s)
    for seat in {mover, dice.below(s.players), WATCHER}:
        for a in samples(game, dice):
            reason = game.guide.why_not(s, seat, a)
            assert (reason is None) == (seat == mover and a in legal)
            if reason is not None:
                assert reason.rule in RULES
                assert reason.key != "not_offered"
                assert all(voice(lang, game.name).reason(reason) for lang in LANGUAGES)


def often(s: State, dice: Dice) -> bool:
    """Rare decisions are asked about more often than moves."""
    rare = {"UseTile", "OtherBid", "CopyCard", "PayAfar", "GiveUnit", "GiveLetter", "TakeUnit", "PaySeals"}
    return dice.below(OFTEN // 10 if type(s.todo[-1]).__name__ in rare else OFTEN) == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_an_action_has_a_reason_exactly_when_it_is_not_offered(name: str, seed: int) -> None:
    game, dice = GAMES[name], Dice(seed)
    s = game.new(Setup(2 + seed))
    while game.to_move(s) != OVER:
        if often(s, dice):
            check_all(game, s, dice)
        if game.to_move(s) == CHANCE:
            game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
        else:
            game.apply(s, dice.pick(game.legal(s)))
    check_all(game, s, dice)
