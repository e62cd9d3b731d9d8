"""The sandbox: any choice and any outcome, from a finished game, a puzzle or a position."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.game import Game
from bedesten.core.ids import OVER
from bedesten.core.play import record
from bedesten.puzzles import shipped
from bedesten.puzzles.find import bots_game
from bedesten.server.run import serve_in_background
from tests.patience import WITHIN
from tests.server.client import Message, get, http, new_table, post
from tests.server.conftest import Finished
from tests.server.serving import settings
from tests.tiers import thorough

LINE: dict[str, Any] = {
    "game": "istanbul",
    "players": 3,
    "scene": "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea",
}


def tried(url: str, *done: str, status: int = 200, **where: Any) -> Message:
    line: Message = post(url, "/api/sandbox", {**where, "done": list(done)}, status)
    return line


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


@pytest.mark.parametrize(("lang", "said"), [("en", "Player 1 announces 8."), ("fr", "Joueur 1 annonce 8.")])
def test_seats_that_nobody_has_are_called_as_at_the_beginning_of_a_sentence(
    url: str, lang: str, said: str
) -> None:
    assert post(url, f"/api/sandbox?lang={lang}", {**LINE, "done": ["tea:8"]}, 200)["lines"] == [[said]]


def test_a_line_goes_on_from_any_step_of_a_finished_game_with_every_hand_open(finished: Finished) -> None:
    here = tried(finished.url, table=finished.code, step=20)
    assert all("hand" in seat for seat in here["view"]["seats"])
    token = here["options"][0]["token"]
    then = tried(finished.url, token, table=finished.code, step=20)
    assert then["done"] == [token]
    assert tried(finished.url, table=finished.code, step=20) == here  # taken back


def test_chance_may_bring_what_it_brought_in_the_game(finished: Finished) -> None:
    """The nth of its kind, whatever was chosen before; nothing where there was no game."""
    tokens = [step["token"] for step in get(finished.url, f"/api/tables/{finished.code}/replay")["steps"]]
    rolls = [n for n, token in enumerate(tokens) if token.startswith("*") and n > 40]
    for n in rolls[:3]:
        here = tried(finished.url, table=finished.code, step=n)
        assert here["played"] == tokens[n]
    before = rolls[0] - 1
    along = tried(finished.url, *tokens[before : rolls[1]], table=finished.code, step=before)
    assert along["played"] == tokens[rolls[1]]
    assert tried(finished.url, tokens[before], table=finished.code, step=before)["played"] == tokens[rolls[0]]
    assert tried(finished.url, "tea:8", **LINE)["played"] == ""


@pytest.mark.parametrize("game", ["istanbul", *map(thorough, [*catalog.GAMES][1:])])
def test_a_robot_hints_and_plays_the_turn(url: str, game: str) -> None:
    puzzle = shipped(game)[0].id
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
    for way in ("tree", "record"):
        assert "not over" in post(url, f"/api/sandbox/{way}", {"table": code}, 409)["error"]


# ------------------------------------------------------------------ branches

TREE = "variation 0.0 tea:8 *tea:6+6\nvariation 1.1 *tea:1+1\nnote 0.0 What now?\nnote 2.1 Unlucky."


def test_a_tree_is_told_at_every_moment(url: str) -> None:
    told = post(url, "/api/sandbox/tree", {**LINE, "tree": TREE}, 200)
    assert set(told["told"]) == {"0.0", "1.1", "1.2", "2.1"}
    assert told["told"]["1.2"] == tried(url, "tea:8", "*tea:6+6", **LINE)["lines"][1]
    assert post(url, "/api/sandbox/tree", {**LINE, "tree": told["tree"]}, 200) == told


def test_a_tree_is_written_as_a_record_and_read_again(url: str) -> None:
    written = post(url, "/api/sandbox/record", {**LINE, "tree": TREE}, 200)["record"]
    assert "variation 0.1 *tea:1+1" in written
    assert record.final(record.read(written), catalog.game("istanbul")).log == ["tea:8", "*tea:6+6"]
    opened = post(url, "/api/sandbox/open", {"record": written}, 200)
    assert {key: opened[key] for key in LINE} == LINE
    assert post(url, "/api/sandbox/tree", opened, 200) == post(
        url, "/api/sandbox/tree", {**LINE, "tree": TREE}, 200
    )


def test_what_was_tried_from_a_finished_game_stands_beside_its_record(finished: Finished) -> None:
    here = tried(finished.url, table=finished.code, step=20)
    plain = http.get(f"{finished.url}/api/tables/{finished.code}/record").text
    followed = record.read(plain).line()[20]
    other = next(o["token"] for o in here["options"] if o["token"] != followed)
    tree = f"note 0.0 Here.\nvariation 0.0 {other}"
    data = {"table": finished.code, "step": 20, "tree": tree}
    written = post(finished.url, "/api/sandbox/record", data, 200)["record"]
    assert written.startswith(plain)
    opened = post(finished.url, "/api/records", {"record": written})
    assert opened["step"] == 20
    assert opened["tree"].splitlines() == ["note 0.0 Here.", f"variation 0.0 {other}"]


@pytest.mark.parametrize(
    "tree", ["nonsense", "variation 0.5 tea:8", "variation 0.0 move:tea", "variation 0.0 " + "x " * 4001]
)
def test_branches_that_lead_nowhere_are_refused(url: str, tree: str) -> None:
    for way in ("tree", "record"):
        assert post(url, f"/api/sandbox/{way}", {**LINE, "tree": tree}, 400)["error"]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_game_is_entered_from_its_setup_with_every_outcome_given(url: str, game: str) -> None:
    options = "layout=random" if catalog.game(game).layouts else ""
    begin: dict[str, Any] = {"game": game, "players": 2, "options": options}
    done: list[str] = []
    here = tried(url, **begin)
    while here["turn"] < 1 or here["seat"] < 0:
        done.append(here["options"][-1]["token"])
        here = tried(url, *done, **begin)
    assert here["turn"] == 1
    assert any(word.startswith("*lay:") for word in done) == bool(options)
    tree = "variation 0.0 " + " ".join(done)
    written = post(url, "/api/sandbox/record", {**begin, "tree": tree}, 200)["record"]
    assert "commit none" in written
    assert post(url, "/api/sandbox/open", {"record": written}, 200)["options"] == options


def test_a_whole_game_of_a_real_table_is_entered_saved_opened_and_studied(tmp_path: Path) -> None:
    """Word by word as it was played, dice and cards too, by two people at a real table."""
    server = serve_in_background(replace(settings(tmp_path), review_seconds=WITHIN))
    game, _, actions = bots_game("kairo", 0, most=2)
    enter(server.url, game, game.lexicon.tokens(actions))
    server.stop()


def enter(url: str, game: Game[Any, Any], words: list[str]) -> None:
    begin: dict[str, Any] = {"game": game.name, "players": 2}
    for count, word in enumerate(words[:40]):
        here = tried(url, *words[:count], **begin)
        assert word in [option["token"] for option in here["options"]]
    over = tried(url, *words, **begin)
    assert (over["options"], over["lines"][-1] != []) == ([], True)
    saved = post(url, "/api/sandbox/record", {**begin, "tree": "variation 0.0 " + " ".join(words)}, 200)
    code = post(url, "/api/records", {"record": saved["record"]})["table"]
    again = record.read(http.get(f"{url}/api/tables/{code}/record").text)
    assert again.line() == words
    assert record.final(again, game).to_move() == OVER
    last = tried(url, table=code, step=len(words))
    assert last["view"] == over["view"]
    while (state := http.get(f"{url}/api/tables/{code}/study").json()["state"]) == "waiting":
        pass
    assert state in ("running", "done")
