"""Rulings as options: refused with a sentence, kept by records and positions, played by everybody."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import play
from bedesten.core.dice import Dealer, Dice
from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, SPAN, Action
from bedesten.core.lexicon import UNUSED
from bedesten.core.play import record
from bedesten.core.play.conformance import Checker
from bedesten.core.play.match import Match
from bedesten.core.rulings import word
from bedesten.text import LANGUAGES, Text
from tests.tiers import thorough
from tests.voices import voice

RULES = Path(__file__).parent.parent / "docs/rules"
DATA = {  # whose rulings a data file lists
    "istanbul-base.toml": ["istanbul"],
    "istanbul-mocha.toml": ["istanbul+mocha"],
    "istanbul-letters.toml": ["istanbul+letters", "istanbul+mocha+letters"],
    "kairo.toml": ["kairo"],
}
Options = dict[str, object]


def other(name: str, ruling: str) -> Options:
    """One ruling decided otherwise than usual."""
    return {each.name: each.values[1] for each in catalog.game(name).rulings if each.name == ruling}


def all_others(name: str) -> Options:
    return {each.name: each.values[1] for each in catalog.game(name).rulings}


ALL = [(name, ruling.name) for name in catalog.GAMES for ruling in catalog.game(name).rulings]
FIRST = {ruling: name for name, ruling in reversed(ALL)}  # the first game that has it
LABELS = [f"{name}-{ruling}" for name, ruling in ALL]
each = pytest.mark.parametrize(("name", "ruling"), ALL, ids=LABELS)
each_once = pytest.mark.parametrize(
    ("name", "ruling"),
    [case if FIRST[case[1]] == case[0] else thorough(*case) for case in ALL],
    ids=LABELS,
)
HAVE_ALL = ["istanbul+mocha+letters", "kairo"]
games = pytest.mark.parametrize("name", catalog.GAMES)


# --- what rulings there are


@games
def test_names_and_numbers_are_unique_and_every_ruling_has_two_readings(name: str) -> None:
    rulings = catalog.game(name).rulings
    assert len({ruling.name for ruling in rulings}) == len({ruling.number for ruling in rulings})
    assert all(len(ruling.values) == 2 for ruling in rulings)


def test_every_ruling_is_about_a_rule_of_the_specification() -> None:
    specs = "".join(path.read_text("utf-8") for path in RULES.glob("*.md"))
    for name, _ in ALL:
        for ruling in catalog.game(name).rulings:
            assert f"**{ruling.rule}**" in specs, ruling.name


@pytest.mark.parametrize("lang", ["", *LANGUAGES[1:]])
def test_the_specification_names_the_option_beside_its_rule(lang: str) -> None:
    specs = "".join(path.read_text("utf-8") for path in (RULES / lang).glob("*.md"))
    for name, ruling in ALL:
        assert f" `{ruling}`" in specs, f"{name} {ruling}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_and_reading_has_its_words(lang: str) -> None:
    for name, _ in ALL:
        text = voice(lang, name)
        for ruling in catalog.game(name).rulings:
            assert text.name("ruling", ruling.name)
            for value in ruling.values:
                assert text.name("reading", f"{ruling.name}.{word(value)}").endswith(".")


def listed(file: str) -> Options:
    rulings: Options = tomllib.loads((RULES / "data" / file).read_text("utf-8"))["rulings"]
    return rulings


@pytest.mark.parametrize("file", DATA)
def test_the_data_file_lists_the_rulings_of_its_box_with_their_usual_readings(file: str) -> None:
    rulings = {ruling.name: ruling for name in DATA[file] for ruling in catalog.game(name).rulings}
    before = {
        "istanbul-mocha.toml": "istanbul-base.toml",
        "istanbul-letters.toml": "istanbul-base.toml istanbul-mocha.toml",
    }.get(file, "")
    for base in before.split():
        for name in listed(base):
            rulings.pop(name, None)
    assert listed(file) == {name: ruling.values[0] for name, ruling in rulings.items()}


# --- setups, records, positions, data files


@each
def test_an_unknown_reading_is_refused_with_those_there_are(name: str, ruling: str) -> None:
    game = catalog.game(name)
    values = next(r.values for r in game.rulings if r.name == ruling)
    expected = " or ".join(map(word, values))
    for wrong in ("maybe", 1, None if isinstance(values[0], bool) else True):
        if wrong is not None:
            with pytest.raises(BadSetup, match=rf"{ruling} is .*: expected {expected} \("):
                game.new(Setup(3, {ruling: wrong}))


@games
def test_an_unknown_ruling_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match=r"option 'no_such_ruling' is unknown: expected .*"):
        catalog.game(name).new(Setup(3, {"no_such_ruling": True}))


@games
def test_usual_readings_that_are_said_change_nothing(name: str) -> None:
    game = catalog.game(name)
    said = {ruling.name: ruling.values[0] for ruling in game.rulings}
    assert game.notation.dump(game.new(Setup(3, said))) == game.notation.dump(game.new(Setup(3)))


@games
def test_a_position_says_which_readings_are_not_the_usual_ones(name: str) -> None:
    game = catalog.game(name)
    agreed = all_others(name)
    told: Any = game.notation.dump(game.new(Setup(3, agreed)))
    key = "options" if name == "kairo" else "rulings"
    assert {n: v for n, v in told[key].items() if n in agreed} == agreed


@pytest.mark.parametrize("name", [name for name in catalog.GAMES if name != "kairo"])
def test_a_position_with_wrong_rulings_is_refused(name: str) -> None:
    game = catalog.game(name)
    data = game.notation.dump(game.new(Setup(3)))
    with pytest.raises(BadSave, match=r"rulings\.nonsense is unknown: expected family_home_at_end"):
        game.notation.load({**data, "rulings": {"nonsense": True}})
    with pytest.raises(BadSave, match="rulings: long_move is 'run': expected distance or walk"):
        game.notation.load({**data, "rulings": {"long_move": "run"}})


@games
def test_data_files_may_have_rulings(name: str) -> None:
    toml = "[rulings]\n" + "\n".join(f"{n} = {json.dumps(v)}" for n, v in all_others(name).items())
    assert catalog.data_options(name, toml) == all_others(name)
    with pytest.raises(BadSetup, match=r"rulings has 'fast': expected "):
        catalog.data_options(name, "[rulings]\nfast = true")
    first = catalog.game(name).rulings[0].name
    with pytest.raises(BadSetup, match=rf"{first} is 7: expected"):
        catalog.data_options(name, f"[rulings]\n{first} = 7")


# --- whole games


@pytest.mark.thorough
@each
@pytest.mark.parametrize("players", [2, 3])
def test_random_games_under_each_other_reading_keep_every_law(name: str, ruling: str, players: int) -> None:
    checker = Checker(catalog.game(name), Setup(players, other(name, ruling)), players, 200)
    checker.run()
    checker.check_record()


@games
@pytest.mark.parametrize("players", [3, *map(thorough, [2, 4])])
def test_random_games_under_all_other_readings_keep_every_law(name: str, players: int) -> None:
    checker = Checker(catalog.game(name), Setup(players, all_others(name)), players, 40)
    checker.run()
    checker.check_record()


@each_once
@pytest.mark.parametrize("players", [2, thorough(3)])
def test_greedy_bots_play_to_the_end_under_each_other_reading(name: str, ruling: str, players: int) -> None:
    game, setup = catalog.game(name), Setup(players, other(name, ruling))
    bots = [catalog.bot("greedy", seat, game.for_setup(setup)) for seat in range(players)]
    assert play(game, setup, bots, "rulings", Budget()).decisions > 50


@pytest.mark.parametrize("name", [name if name in HAVE_ALL else thorough(name) for name in catalog.GAMES])
def test_searching_bots_play_to_the_end_under_all_other_readings(name: str) -> None:
    game, setup = catalog.game(name), Setup(2, all_others(name))
    names = ["mcts", "greedy"]
    bots = [catalog.bot(bot, seat, game.for_setup(setup)) for seat, bot in enumerate(names)]
    assert play(game, setup, bots, "rulings", Budget(iterations=1)).decisions > 50


@games
def test_a_record_keeps_its_rulings_and_is_verified(name: str) -> None:
    game, setup = catalog.game(name), Setup(2, all_others(name))
    match, dealer, dice = Match(game, setup), Dealer("seed"), Dice(5)
    while match.to_move() != OVER:
        match.deal(dealer)
        if match.to_move() != OVER:
            match.push(dice.pick(match.game.legal(match.state)))
    text = record.write(record.of_match(match, "seed"))
    options = next(line for line in text.splitlines() if line.startswith("options "))
    assert all(f"{n}={word(v)}" in options.split() for n, v in all_others(name).items())
    assert record.read(text).setup.options == all_others(name)
    assert record.verify(record.read(text), game) == ""


@games
def test_under_other_readings_whatever_is_not_offered_has_a_reason_in_words(name: str) -> None:
    game, setup = catalog.game(name), Setup(3, all_others(name))
    game = game.for_setup(setup)
    texts = [voice(lang, name) for lang in LANGUAGES]
    s, dice = game.new(setup), Dice(3)
    for step in range(1500):
        seat = game.to_move(s)
        if seat == OVER:
            break
        if seat != CHANCE and step % 10 == 0:
            for a in some_actions(game, dice):
                check_reason(game, s, seat, a, texts)
        game.apply(s, dice.pick(game.legal(s)))


def some_actions(game: Game[Any, Any], dice: Dice) -> list[Action]:
    """One action of every verb."""
    wrong = []
    for number, kind in game.lexicon.kinds.items():
        words = [i for i, each in enumerate(kind.words) if each != UNUSED]
        wrong.append(number * SPAN + dice.pick(words))
    return wrong


def check_reason(game: Game[Any, Any], s: Any, seat: int, a: Action, texts: list[Text]) -> None:
    reason = game.guide.why_not(s, seat, a)
    assert (reason is None) == (a in game.legal(s)), game.lexicon.token(a)
    if reason is not None:
        assert all(text.reason(reason, ["Anne", "Ömer", "Zoe"]) for text in texts)
