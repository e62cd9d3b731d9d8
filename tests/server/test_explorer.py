"""Games that have ended are counted for the explorer, which is asked over HTTP."""

from dataclasses import replace
from time import sleep
from typing import Any

import pytest

from bedesten.explorer import Seen, Use
from bedesten.server.store import deals, explored
from bedesten.server.store.deals import DealRow
from bedesten.server.store.rows import FINISHED, HUMAN, SeatRow
from tests.server.client import get
from tests.server.conftest import Finished
from tests.server.test_inviting import put
from tests.server.test_ratings import session

__all__ = ["session"]
GREAT, TEA = "place.great_mosque", "place.tea"
GAME = Seen(
    "a1", "istanbul", 2, "short", False, 10, [1, 2], [Use(0, 1, GREAT), Use(1, 1, TEA), Use(0, 2, TEA)]
)


def counted(url: str, asked: str) -> Any:
    """What is told once every game that is over is counted."""
    while (answer := get(url, f"/api/explorer?of=site&{asked}"))["waiting"]:
        sleep(0.05)
    return answer


def test_a_game_that_ends_is_counted_and_can_be_walked_through(finished: Finished) -> None:
    answer = counted(finished.url, "game=istanbul&players=2")
    assert answer["games"] >= 1
    assert answer["seats"] == 2 * answer["games"]
    assert sum(row["seats"] for row in answer["next"]) == answer["seats"]
    first = answer["next"][0]
    assert 0 <= first["low"] <= first["won"] <= first["high"] <= 1
    then = counted(finished.url, f"game=istanbul&players=2&after={first['name']}")
    assert (then["seats"], then["after"]) == (first["seats"], [first["name"]])
    assert any(kind["layout"] for kind in answer["kinds"])
    assert counted(finished.url, "game=istanbul")["games"] > 0, "as many players as most games have"


@pytest.mark.parametrize(
    "asked",
    ["game=chess", "players=9", "players=-1", "after=a,b,c,d", f"layout={'x' * 401}", "of=all", "layout=%00"],
)
def test_what_cannot_be_asked_is_refused(url: str, asked: str) -> None:
    assert get(url, f"/api/explorer?{asked}", 400)


def test_what_nobody_has_played_is_answered_with_nothing(url: str) -> None:
    answer = get(url, "/api/explorer?of=site&players=5&layout=moon&after=place.moon")
    assert (answer["games"], answer["next"], answer["used"]) == (0, [], [])


def laid(db: Any, code: str, deal: str = "") -> None:
    put(db, code, FINISHED, SeatRow(0, HUMAN, player="aylin"))
    db.execute("UPDATE tables SET deal = %s WHERE code = %s", (deal, code))
    explored.wait(db, code)


def test_every_game_is_counted_once_in_either_database(session: Any) -> None:
    for code in ("FIRSTT", "SECOND", "THIRDD"):
        laid(session, code)
    explored.wait(session, "FIRSTT")
    assert sorted(explored.waiting(session, 5)) == ["FIRSTT", "SECOND", "THIRDD"]
    explored.count(session, "FIRSTT", GAME, "place")
    explored.count(session, "FIRSTT", GAME, "place")
    explored.count(session, "SECOND", GAME, "place")
    explored.count(session, "THIRDD", None)
    assert (explored.waiting(session, 5), explored.how_many_wait(session)) == ([], 0)
    sums = explored.ask(session, "istanbul", 2, "short", [GREAT])
    assert (sums.games, sums.begun.seats, sums.next[TEA].seats) == (1, 1, 1)
    laid(session, "OTHERS")
    explored.count(session, "OTHERS", replace(GAME, key="b2", ranks=[2, 1]), "place")
    assert explored.ask(session, "istanbul", 2, "", []).next[GREAT] == (2, 2, 1.0)
    assert {(kind.layout, kind.games) for kind in explored.kinds(session, "istanbul")} == {
        ("", 2),
        ("short", 2),
    }


def test_a_deal_that_others_play_waits_until_it_is_over(session: Any) -> None:
    day = DealRow("2026-01-01", "istanbul", 2, {}, ["", "idris"], "seed", 0.0, 9e9)
    deals.put(session, day)
    laid(session, "DAYDAY", day.id)
    assert (explored.waiting(session, 5), explored.how_many_wait(session)) == ([], 0)
    session.execute("UPDATE deals SET ends = 1.0")
    assert explored.waiting(session, 5) == ["DAYDAY"]
