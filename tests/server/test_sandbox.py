"""The sandbox: any choice and any outcome, from a finished game, a puzzle or a position."""

from typing import Any

import pytest

from bedesten.puzzles import shipped
from tests.server.client import Message, new_table, post
from tests.server.conftest import Finished

LINE: dict[str, Any] = {
    "game": "istanbul",
    "players": 3,
    "scene": "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea",
}


def tried(url: str, *done: str, status: int = 200, **where: Any) -> Message:
    found: Message = post(url, "/api/sandbox", {**where, "done": list(done)}, status)
    return found


def test_dice_are_chosen_or_fall_by_their_odds(url: str) -> None:
    start = tried(url, **LINE)
    assert start["seat"] == 0
    assert "tea:8" in [option["token"] for option in start["options"]]
    rolled = tried(url, "tea:8", **LINE)
    odds = {option["token"]: option["odds"] for option in rolled["options"]}
    assert rolled["seat"] < 0
    assert odds["*tea:3+5"] == "2/36"
    six = tried(url, "tea:8", "*tea:6+6", **LINE)
    assert six["view"]["seats"][0]["lira"] == 10
    fell = tried(url, "tea:8", add="fall", **LINE)
    assert fell["done"][-1] in odds
    assert all(fell["lines"])


def test_a_line_goes_on_from_any_step_of_a_finished_game_with_every_hand_open(finished: Finished) -> None:
    here = tried(finished.url, table=finished.code, step=20)
    assert all("hand" in seat for seat in here["view"]["seats"])
    token = here["options"][0]["token"]
    then = tried(finished.url, token, table=finished.code, step=20)
    assert then["done"] == [token]
    assert tried(finished.url, table=finished.code, step=20) == here  # taken back


def test_a_robot_hints_and_plays_the_turn(url: str) -> None:
    puzzle = shipped("istanbul")[0].id
    hinted = tried(url, puzzle=puzzle, add="hint")
    assert hinted["hint"] in [option["token"] for option in hinted["options"]]
    assert hinted["done"] == []
    played = tried(url, puzzle=puzzle, add="robot")
    assert played["turn"] == hinted["turn"] + 1
    assert tried(url, *played["done"], puzzle=puzzle)["view"] == played["view"]


@pytest.mark.parametrize(
    ("where", "done", "status"),
    [
        ({}, [], 400),
        ({"puzzle": "nothing"}, [], 404),
        ({**LINE, "scene": "0 nonsense"}, [], 400),
        ({**LINE, "players": 7}, [], 400),
        (LINE, ["move:tea"], 409),
        (LINE, ["nonsense"], 400),
    ],
)
def test_what_is_impossible_is_refused(url: str, where: dict[str, Any], done: list[str], status: int) -> None:
    assert tried(url, *done, status=status, **where)["error"]


def test_a_game_that_goes_on_is_no_sandbox(url: str) -> None:
    """Its hands and piles are nobody's business."""
    code, _ = new_table(url, "me", "greedy")
    assert "not over" in tried(url, table=code, status=409)["error"]
