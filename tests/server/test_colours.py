"""Which colour a seat has: the one of its number, unless somebody chose another; no rule knows of it."""

from typing import Any

import pytest

from bedesten.server.protocol.seating import Branch
from bedesten.server.store.rows import BOT, HUMAN, SeatRow
from bedesten.server.tables.branching import branch_seats
from bedesten.server.tables.rematch import next_seat
from tests.server.client import Client, get, post

ROBOT: dict[str, Any] = {"kind": "bot", "bot": "greedy"}


def table(*colours: str, game: str = "istanbul") -> dict[str, Any]:
    """A table of robots and whoever asks, each with this colour; empty: not chosen."""
    chosen: list[dict[str, Any]] = [{"colour": colour} if colour else {} for colour in colours]
    seats = [{"kind": "me", **chosen[0]}, *({**ROBOT, **one} for one in chosen[1:])]
    return {"game": game, "players": len(seats), "seats": seats}


def colours(url: str, code: str) -> list[str]:
    return [seat["colour"] for seat in get(url, f"/api/tables/{code}")["seats"]]


@pytest.mark.parametrize(
    ("chosen", "seen"),
    [
        (["", "", ""], ["white", "yellow", "red"]),
        (["blue", "", "green"], ["blue", "yellow", "green"]),
        (["", "white", ""], ["yellow", "white", "red"]),
    ],
)
def test_any_colour_can_be_chosen_and_the_others_have_what_is_left(
    url: str, chosen: list[str], seen: list[str]
) -> None:
    code = post(url, "/api/tables", table(*chosen))["table"]
    assert colours(url, code) == seen


def test_a_replay_shows_them_too(url: str) -> None:
    seats = [{**ROBOT, "colour": colour} for colour in ("green", "blue")]
    code = post(url, "/api/tables", {"game": "istanbul", "players": 2, "seats": seats})["table"]
    with Client(url, code) as watcher:
        watcher.wait_for_turn()
    assert get(url, f"/api/tables/{code}/replay")["marks"] == ["green", "blue"]


def test_who_has_no_name_of_their_own_is_called_by_the_colour(url: str) -> None:
    code = post(url, "/api/tables", table("blue", "", "green"))["table"]
    names = [seat["name"] for seat in get(url, f"/api/tables/{code}")["seats"]]
    assert names == ["Blue", "Idris", "Idris, green"]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (
            table("blue", "blue"),
            "colour 'blue': expected white, yellow, red, green, blue, each at most once",
        ),
        (table("pink", ""), "colour 'pink': expected white, yellow, red"),
        (table("blue", "", game="kairo"), "colour: the seats of kairo have signs of their own"),
    ],
)
def test_a_colour_that_cannot_be_is_refused(url: str, wrong: dict[str, Any], complaint: str) -> None:
    assert complaint in post(url, "/api/tables", wrong, 400)["error"]


def test_a_rematch_and_a_branch_keep_the_colours() -> None:
    old = [SeatRow(0, HUMAN, name="Ayla", colour="blue"), SeatRow(1, BOT, "greedy", colour="white")]
    branched, _ = branch_seats(old, Branch(step=0, mine=[0]), "greedy")
    for seats in (branched, [next_seat(seat, here=True) for seat in old]):
        assert [seat.colour for seat in seats] == ["blue", "white"]
