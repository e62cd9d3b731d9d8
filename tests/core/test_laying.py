"""A position laid by hand, in every game."""

from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from bedesten.core.play import laying, record
from bedesten.core.play.match import opening

GAMES = Path(__file__).parents[1] / "games"


def from_nothing(name: str, players: int = 2) -> tuple[Any, Any]:
    setup = Setup(players)
    game = catalog.game(name).for_setup(setup)
    return game, game.notation.load(game.notation.scene("", setup))


def turns(path: Path) -> list[tuple[Any, Any]]:
    """Positions of a recorded game at the beginning of turns."""
    written = record.read(path.read_text("utf-8"))
    seen: dict[int, tuple[Any, Any]] = {}
    for _, _, match in record.replay(written, catalog.game(written.game)):
        turn = match.game.turn(match.state)
        if turn > 0 and turn not in seen and match.game.active(match.state) >= 0:
            seen[turn] = (match.game, match.game.clone(match.state))
    return list(seen.values())


@pytest.mark.parametrize("name", catalog.GAMES)
def test_what_is_spread_out_and_left_alone_is_the_same_position(name: str) -> None:
    for game, s in turns(min(GAMES.glob(f"{name}-3-greedy-*.bdn")))[::9]:
        before = game.notation.dump(s)
        again = game.notation.dump(laying.lay(game, s, {}))
        differs = {key for key in before if before[key] != again.get(key)}
        assert differs <= {"todo", "used", "round", "draft"}, differs
        assert laying.faults(game, laying.lay(game, s, {})) == []


@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_field_holds_what_it_shows(name: str) -> None:
    game, s = from_nothing(name)
    shown = laying.values(game, s)
    assert len({field.path for field, _ in shown}) == len(shown)
    laid = laying.lay(game, s, {field.path: value for field, value in shown})
    assert laying.values(game, laid) == shown
    assert opening(game, Setup(2, {}, game.notation.describe(laid)))


@pytest.mark.parametrize("name", catalog.GAMES)
def test_what_is_out_of_bounds_is_refused_before_anything_is_done_with_it(name: str) -> None:
    game, s = from_nothing(name)
    for field, _ in laying.values(game, s):
        wrongs: list[Any] = [10**18, -1, "nonsense", ["nonsense"], [1], {}, 1.5]
        for wrong in wrongs:
            with pytest.raises(BadSave, match="expected"):
                laying.lay(game, s, {field.path: wrong})
    with pytest.raises(BadSave, match="not something that can be set"):
        laying.lay(game, s, {"todo": []})


@pytest.mark.parametrize(
    ("name", "changes", "rule"),
    [
        ("istanbul", {"seats.0.rubies": 1}, "IST-STATE-1"),
        ("istanbul", {"seats.0.assistants": ["fountain"]}, "IST-ASSIST-7"),
        ("istanbul", {"tokens.governor": "palace"}, "IST-STATE-1"),
        ("istanbul", {"seats.0.hand": ["stay"] * 9}, "T-CARD"),
        ("istanbul+mocha", {"barrier.holder": "0"}, "MOC-INV-3"),
        ("istanbul+letters", {"seats.0.merchant": "tea", "seats.0.letters": ["9-front"]}, "LET-DELIV-1"),
        ("istanbul+mocha+letters", {"seats.1.rubies": 2}, "IST-STATE-1"),
        ("kairo", {"customers.red": "A1", "customers.blue": "A1"}, "KAI-INV-4"),
        ("kairo", {"seats.0.gold": ["red"]}, "KAI-INV-10"),
    ],
)
def test_what_is_impossible_is_told_with_its_rule(name: str, changes: dict[str, Any], rule: str) -> None:
    game, s = from_nothing(name)
    try:
        found = laying.faults(game, laying.lay(game, s, changes))
    except BadSave as error:
        found = [laying.fault(str(error))]
    assert [fault.rule for fault in found] == [rule], found


def test_pieces_are_laid_and_the_turn_begins() -> None:
    game, s = from_nothing("istanbul")
    changes = {"active": "1", "seats.1.merchant": "palace", "places.large_market.demand": "L4"}
    laid = laying.lay(game, s, changes)
    assert game.to_move(laid) == 1
    position = game.notation.dump(laid)
    assert position["seats"][1]["merchant"] == "palace"
    assert position["places"]["large_market"]["unseen"] == ["L1", "L2", "L3", "L5"]


def test_a_stand_is_laid_as_its_squares() -> None:
    game, s = from_nothing("kairo")
    laid = laying.lay(game, s, {"seats.0.stands.green": ["C5", "C6", "B5"]})
    stands = game.notation.dump(laid)["seats"][0]["stands"]
    assert stands["green"]["expansions"] == ["B5"]
