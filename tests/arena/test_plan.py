"""Who sits where: everybody in every seat equally often, under the same deals."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from bedesten.arena.plan import Plan
from bedesten.core.errors import BadSetup


def test_in_the_games_of_a_deal_everybody_sits_everywhere_once() -> None:
    plan = Plan("istanbul", 4, ["a", "b", "c", "d"])
    for deal in range(6):
        numbers = range(4 * deal, 4 * deal + 4)
        assert len({plan.deal(number) for number in numbers}) == 1
        for seat in range(4):
            assert sorted(plan.seating(number)[seat] for number in numbers) == ["a", "b", "c", "d"]
    assert plan.deal(3) != plan.deal(4)


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    plan = Plan("istanbul", 4, ["a", "b", "c", "d"])
    assert len({tuple(plan.seating(4 * deal)) for deal in range(400)}) == 24


def test_the_last_one_named_fills_the_table_up() -> None:
    plan = Plan("istanbul", 4, ["hero", "crowd"])
    seats = Counter(plan.seating(number).index("hero") for number in range(40))
    assert seats == {0: 10, 1: 10, 2: 10, 3: 10}
    assert sorted(plan.seating(17)) == ["crowd", "crowd", "crowd", "hero"]


def test_more_bots_than_seats_meet_in_all_tables() -> None:
    plan = Plan("istanbul", 2, ["a", "b", "c"])
    assert Counter("".join(sorted(plan.seating(number))) for number in range(60)) == {
        "ab": 20,
        "ac": 20,
        "bc": 20,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_who_meet_evenly_have_as_many_seats_and_as_much_of_all_that_is_varied(players: int) -> None:
    plan = Plan("kairo", players, ["a", "b"], varied=[{}, {"board": "x"}], evenly=True)
    numbers = range(4 * players)
    seats = Counter((bot, str(plan.setup(n).options)) for n in numbers for bot in plan.seating(n))
    assert set(seats.values()) == {players * players}
    assert {abs(plan.seating(n).count("a") - plan.seating(n).count("b")) for n in numbers} == {players % 2}


def test_a_contest_of_old_is_played_on(tmp_path: Path) -> None:
    plan = Plan("istanbul", 2, ["a", "b"])
    plan.agree(tmp_path)
    told = json.loads((tmp_path / "plan.json").read_text())
    del told["varied"], told["evenly"]
    (tmp_path / "plan.json").write_text(json.dumps(told))
    plan.agree(tmp_path)


def test_a_folder_holds_one_contest(tmp_path: Path) -> None:
    plan = Plan("istanbul", 2, ["a", "b"], options={"layout": "long"})
    plan.agree(tmp_path / "new")
    Plan("istanbul", 2, ["a", "b"], options={"layout": "long"}).agree(tmp_path / "new")
    with pytest.raises(BadSetup, match=re.escape('with options {"layout": "long"}')):
        Plan("istanbul", 2, ["a", "b"]).agree(tmp_path / "new")
    with pytest.raises(BadSetup, match='holds a contest with seed "1": expected another --out'):
        Plan("istanbul", 2, ["a", "b"], seed="2").agree(tmp_path / "new")


def test_a_contest_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup, match="7 players: expected 2 to 5"):
        Plan("istanbul", 7, ["random"]).check()
    with pytest.raises(BadSetup, match="bot 'genius' is unknown"):
        Plan("istanbul", 2, ["genius"]).check()
    with pytest.raises(BadSetup, match="bots random,random: expected every name once"):
        Plan("istanbul", 2, ["random", "random"]).check()
