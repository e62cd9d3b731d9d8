"""Tables over HTTP: made, joined, played again, branched, proven, replayed."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.ids import WATCHER
from bedesten.core.play import record
from bedesten.server.net.origins import network_address
from tests.server.client import Client, get, http, new_table, post
from tests.server.conftest import PAGE, Finished

SEAT = {"kind": "me"}
LETTERS = ["istanbul%2Bletters", "istanbul%2Bmocha%2Bletters"]


def test_the_server_lists_its_games(url: str) -> None:
    game = next(game for game in get(url, "/api/games") if game["name"] == "istanbul")
    assert game["players"] == {"min": 2, "max": 5}
    assert game["bots"] == catalog.rivals("istanbul")
    assert game["faces"]["small_market"]["revenue"] == [2, 5, 9, 14, 20]
    for layout in game["layouts"]:
        new_table(url, "me", "open", options={"layout": layout})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "expected istanbul"),
        ({"players": 9}, "expected 2 to 5"),
        ({"seats": [SEAT]}, "expected one for each"),
        ({"options": {"colour": "red"}}, "expected layout"),
        ({"options": {"layout": "1 2 3"}}, "expected each number"),
        ({"seats": [SEAT, {"kind": "bot", "bot": "deep"}]}, "is unknown"),
        ({"seats": [SEAT, {"kind": "me", "name": "x" * 30}]}, "at most 24"),
        ({"clock": {"kind": "live", "seconds": 0}}, "expected 1 to"),
        ({"wish": 1}, ""),
        ({"help": "none"}, ""),
    ],
)
def test_a_table_that_cannot_be_is_refused(url: str, change: dict[str, object], expected: str) -> None:
    body = {"game": "istanbul", "players": 2, "seats": [SEAT, SEAT], **change}
    answer = post(url, "/api/tables", body, status=400)
    assert expected in answer["error"]


def test_a_game_says_how_its_printed_layouts_lie(url: str) -> None:
    games = {game["name"]: game for game in get(url, "/api/games")}
    plans = games["istanbul"]["plans"]
    assert list(plans) == ["short", "long", "order"]
    assert plans["order"] == list(range(1, 17))
    assert [len(plan) for plan in games["istanbul+mocha"]["plans"].values()] == [20]
    assert games["istanbul+mocha+letters"]["plans"] == games["kairo"]["plans"] == {}


def test_anybody_may_look_at_what_lies_open_on_a_table(url: str) -> None:
    code, _ = new_table(url, "me", "open")
    assert get(url, f"/api/tables/{code}/view") == {"view": None}
    code, tokens = new_table(url, "me", "random", options={"start": 0})
    with Client(url, code, tokens):
        view = get(url, f"/api/tables/{code}/view")["view"]
    assert view["viewer"] == WATCHER
    assert not any("hand" in seat for seat in view["seats"])


@pytest.mark.parametrize(("game", "tally"), [("istanbul", "rubies"), ("kairo", "vp")])
def test_who_is_ahead_is_told_beside_the_picture_as_it_lies_open(url: str, game: str, tally: str) -> None:
    code, tokens = new_table(url, "me", "greedy", game=game)
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        told: dict[str, Any] = {"stands": []}
        while not any(told["stands"]):
            client.read()
            told = {"stands": []} | get(url, f"/api/tables/{code}/view")
    assert told["tally"] == tally
    assert told["stands"] == [seat[tally] for seat in told["view"]["seats"]]


def test_a_table_says_whose_choice_is_awaited_and_since_when(url: str) -> None:
    code, _ = new_table(url, "me", "open")
    info = get(url, f"/api/tables/{code}")
    assert not {"since", "asked"} & {*info}
    code, _ = new_table(url, "me", "me", options={"start": 1})
    info = get(url, f"/api/tables/{code}")
    assert info["asked"] == 1
    assert info["created"] <= info["since"]


def test_only_a_server_that_listens_to_others_names_an_address_for_them(url: str) -> None:
    assert get(url, "/api/reach") == {"address": "", "mine": False}
    address = network_address({"server": ("0.0.0.0", 8123)})
    assert address == "" or (address.startswith("http://") and address.endswith(":8123"))
    assert network_address({"server": None}) == ""


def test_errors_have_one_shape(url: str) -> None:
    for path in ("/api/tables/NOPE", "/api/tables/NOPE/record", "/api/nothing", "/api/tables/NOPE/replay/x"):
        assert set(get(url, path, 404)) == {"error", "detail"}
    broken = http.post(url + "/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, set(broken.json())) == (400, {"error", "detail"})
    assert "content-security-policy" in broken.headers
    assert "expected" in get(url, "/api/text/xx", 400)["error"]
    assert get(url, "/api/text/fr")["language.name"] == "Français"
    tile = {game: get(url, f"/api/text/en?game={game}")["kiosk_text.K13"] for game in LETTERS}
    assert tile == {LETTERS[0]: "Take 2 Lira.", LETTERS[1]: "Take 1 coffee or 2 Lira."}


def test_people_join_by_code_and_the_table_starts_by_itself(url: str) -> None:
    code, tokens = new_table(url, "me", "open", "open")
    with Client(url, code, tokens) as host:
        assert (host.info["status"], host.last["view"], host.last["ask"]) == ("open", None, None)
        host.say(t="act", seq=0, tokens=["move:fabric"])
        assert host.until("error")["code"] == "illegal"
        first = post(url, f"/api/tables/{code}/join", {"seat": 2, "name": "Zoë"})
        assert [seat["seat"] for seat in first["seats"]] == [2]
        assert "taken" in post(url, f"/api/tables/{code}/join", {"seat": 2}, 409)["error"]
        assert "taken" in post(url, f"/api/tables/{code}/join", {"seat": 0}, 409)["error"]
        assert "expected 0 to 2" in post(url, f"/api/tables/{code}/join", {"seat": 3}, 400)["error"]
        second = post(url, f"/api/tables/{code}/join", {})
        assert [seat["seat"] for seat in second["seats"]] == [1]
        assert post(url, f"/api/tables/{code}/join", {}, 409)["error"] == "no seat is open"
        assert host.until("step")["seq"] == 1
        while host.info["status"] != "running":
            host.read()
        assert host.info["seats"][2]["name"] == "Zoë"


def test_a_rematch_asked_twice_is_the_same_table(finished: Finished) -> None:
    path = f"/api/tables/{finished.code}/rematch"
    first = post(finished.url, path, {"token": finished.tokens[0]})
    assert post(finished.url, path, {"token": finished.tokens[0]}) == first
    assert first["table"] != finished.code
    info = get(finished.url, f"/api/tables/{first['table']}")
    assert (info["status"], info["options"]) == ("running", {"start": 0})
    assert get(finished.url, f"/api/tables/{finished.code}")["rematch"] == first["table"]
    with Client(finished.url, first["table"], [first["seats"][0]["token"]]) as client:
        assert client.sync["you"] == [0]
    post(finished.url, path, {"token": "stranger"}, 403)


def test_in_a_rematch_everybody_takes_their_own_seat(url: str) -> None:
    code, tokens = new_table(url, "me", "me", "open", options={"start": 0})
    third = post(url, f"/api/tables/{code}/join", {"name": "Gone"})["seats"][0]["token"]
    with Client(url, code, [*tokens, third]) as client:
        for seat in range(3):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    path = f"/api/tables/{code}/rematch"
    first = post(url, path, {"token": tokens[0], "also": [tokens[1]]})
    assert [seat["seat"] for seat in first["seats"]] == [0, 1]
    seats = get(url, f"/api/tables/{first['table']}")["seats"]
    assert [(seat["kind"], seat["standin"]) for seat in seats] == [
        ("human", ""),
        ("human", ""),
        ("human", "greedy"),
    ]
    assert [seat["seat"] for seat in post(url, path, {"token": third})["seats"]] == [2]
    assert get(url, f"/api/tables/{first['table']}")["seats"][2]["standin"] == ""


def test_a_running_game_has_no_rematch_replay_branch_or_proof(url: str) -> None:
    code, tokens = new_table(url, "me", "me")
    post(url, f"/api/tables/{code}/rematch", {"token": tokens[0]}, 409)
    post(url, f"/api/tables/{code}/branch", {"step": 3, "mine": [0]}, 409)
    for path in ("replay", "replay/1", "replay/1/why", "story", "verify"):
        get(url, f"/api/tables/{code}/{path}", 409)


def test_the_record_of_a_running_game_covers_what_is_hidden(url: str) -> None:
    code, _ = new_table(url, "me", "me", "me")
    text = get(url, f"/api/tables/{code}/record")
    assert text.count("*draw:?") == 3
    assert text.count("*draw:") == 3
    assert "seed" not in text
    assert "digest ?" in text


def test_the_record_of_a_finished_game_is_whole_and_fair(finished: Finished) -> None:
    written = record.read(get(finished.url, f"/api/tables/{finished.code}/record"))
    game = catalog.game(written.game)
    assert record.verify(written, game) == ""
    assert record.final(written, game).game.ranking(record.final(written, game).state) == written.result
    proof = get(finished.url, f"/api/tables/{finished.code}/verify")
    assert proof["fair"]
    assert proof["outcomes"] == sum(token.startswith("*") for token in written.tokens())


def test_a_finished_game_can_be_watched_step_by_step(finished: Finished) -> None:
    replay = get(finished.url, f"/api/tables/{finished.code}/replay?lang=fr")
    assert [step["step"] for step in replay["steps"]] == list(range(1, len(replay["steps"]) + 1))
    assert replay["steps"][0]["score"] == [0, 0]
    last = get(finished.url, f"/api/tables/{finished.code}/replay/{len(replay['steps'])}")
    assert [seat["rubies"] for seat in last["view"]["seats"]] == replay["steps"][-1]["score"]
    assert all("hand" in seat for seat in last["view"]["seats"])
    assert "deck" not in last["view"]
    get(finished.url, f"/api/tables/{finished.code}/replay/{len(replay['steps']) + 1}", 400)


def test_a_choice_of_a_finished_game_is_explained(finished: Finished) -> None:
    """The best option first, the two next best, the one that was played, and the plan in words."""
    path = f"/api/tables/{finished.code}/replay"
    steps = get(finished.url, path)["steps"]
    step = next(step for step in steps if step["why"] and step["turn"] == 5)
    told = get(finished.url, f"{path}/{step['step']}/why")
    assert (told["step"], told["seat"]) == (step["step"], step["seat"])
    assert [each["played"] for each in told["choices"]].count(True) == 1
    assert 2 <= len(told["choices"]) <= 4
    assert all(each["share"] is None or 0 <= each["share"] <= 1 for each in told["choices"])
    assert told["plan"].startswith("The plan:")
    assert [any(each["as_good"] for each in moment["choices"]) for moment in told["moments"]]
    assert all(each["gain"] for moment in told["moments"] for each in moment["choices"] if each["as_good"])
    french = get(finished.url, f"{path}/{step['step']}/why?lang=fr")
    assert french["plan"].startswith("Le plan")
    shares = [[each["share"] for each in one["choices"]] for one in (told, french)]
    assert shares[0] == shares[1], "it was thought about once"


def test_a_turn_has_one_explanation_whichever_of_its_choices_is_asked_about(finished: Finished) -> None:
    path = f"/api/tables/{finished.code}/replay"
    steps = get(finished.url, path)["steps"]
    pairs = [pair for pair in pairwise(steps) if pair[0]["why"] and pair[1]["why"]]
    turn = next(one["turn"] for one, then in pairs if one["turn"] == then["turn"] > 5)
    asked = [step["step"] for step in steps if step["why"] and step["turn"] == turn]
    told = [get(finished.url, f"{path}/{step}/why") for step in asked]
    assert len({json.dumps([each["moments"], each["plan"]]) for each in told}) == 1
    assert {moment["step"] for moment in told[0]["moments"]} <= set(asked)


def test_what_was_no_choice_is_not_explained(finished: Finished) -> None:
    path = f"/api/tables/{finished.code}/replay"
    steps = get(finished.url, path)["steps"]
    forced = next(step["step"] for step in steps if not step["why"])
    for step in (0, forced, len(steps) + 1):
        assert "no choice" in get(finished.url, f"{path}/{step}/why", 404)["error"]


def test_a_table_with_less_help_explains_nothing(url: str) -> None:
    """Plans are what full help tells, at the table and afterwards."""
    code, tokens = new_table(url, "me", "greedy", options={"start": 0}, help="table")
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    steps = get(url, f"/api/tables/{code}/replay")["steps"]
    assert not any(step["why"] for step in steps)
    get(url, f"/api/tables/{code}/replay/20/why", 404)


def test_a_finished_game_has_its_story(finished: Finished) -> None:
    story = get(finished.url, f"/api/tables/{finished.code}/story")
    info = get(finished.url, f"/api/tables/{finished.code}")
    assert list(story["series"]) == ["rubies", "lira", "goods", "cards"]
    assert {len(values) for values in story["series"].values()} == {len(story["turns"])}
    for rank in story["ranking"]:
        assert rank["tally"] == {name: values[-1][rank["seat"]] for name, values in story["series"].items()}
    assert {rank["seat"]: rank["rank"] for rank in story["ranking"]} == dict(enumerate(info["ranking"]))
    assert story["ranking"][0]["decided_by"] == ""
    assert sum(dice["expected"] for dice in story["dice"]) == pytest.approx(
        sum(dice["rolled"] for dice in story["dice"]), abs=0.1
    )
    assert sum(map(sum, story["visits"].values())) == len(story["turns"]) - 2  # setting up, last cards


def test_the_story_says_the_round_of_every_turn_and_where_the_last_frame_is(finished: Finished) -> None:
    story = get(finished.url, f"/api/tables/{finished.code}/story")
    info = get(finished.url, f"/api/tables/{finished.code}")
    assert story["steps"] == len(get(finished.url, f"/api/tables/{finished.code}/replay")["steps"])
    rounds = [1 + turn // info["players"] for turn in range(len(story["turns"]) - 2)]
    assert story["rounds"] == [0, *rounds, info["round"]]  # setting up, turns, last cards
    assert info["round"] == rounds[-1]


def test_the_story_tells_where_a_seat_went_and_what_it_gained_there(finished: Finished) -> None:
    """Told by the events of the replay, in which every move stands."""
    story = get(finished.url, f"/api/tables/{finished.code}/story")
    steps = get(finished.url, f"/api/tables/{finished.code}/replay")["steps"]
    went = {
        step["turn"]: (step["seat"], step["token"].partition(":")[2])
        for step in steps
        if step["token"].startswith(("move:", "move_long:"))
    }
    lira = story["series"]["lira"]
    visits: Counter[tuple[str, int]] = Counter()
    income: Counter[tuple[str, int]] = Counter()
    for i, turn in enumerate(story["turns"]):
        if turn in went:
            seat, place = went[turn]
            visits[place, seat] += 1
            income[place, seat] += lira[i][seat] - lira[i - 1][seat]
    assert {(p, s): n for p, seats in story["visits"].items() for s, n in enumerate(seats) if n} == visits
    assert visits.total() > 20
    for (place, seat), gained in income.items():
        assert story["income"]["lira"][place][seat] == gained


def test_a_branch_plays_on_from_a_step_and_is_proven_from_there(finished: Finished) -> None:
    steps = get(finished.url, f"/api/tables/{finished.code}/replay")["steps"]
    at = next(step["step"] for step in steps if step["turn"] == 5)
    path = f"/api/tables/{finished.code}/branch"
    assert "expected 0 to 1" in post(finished.url, path, {"step": at, "mine": [2]}, 400)["error"]
    post(finished.url, path, {"step": len(steps), "mine": [0]}, 400)
    taken = post(finished.url, path, {"step": at, "mine": []})
    assert taken["seats"] == []
    with Client(finished.url, taken["table"]) as watcher:
        assert watcher.info["branched_from"] == finished.code
        while not watcher.over() or watcher.info["status"] != "over":
            watcher.read()
    proof = get(finished.url, f"/api/tables/{taken['table']}/verify")
    assert (proof["fair"], finished.code in proof["message"]) == (True, True)
    text = http.get(f"{finished.url}/api/tables/{taken['table']}/record").text
    assert f" after {at}\n" in text
    assert record.verify(record.read(text), catalog.game("istanbul")) == ""
    again = get(finished.url, f"/api/tables/{taken['table']}/replay")["steps"]
    assert [s["token"] for s in again[:at]] == [s["token"] for s in steps[:at]]


def test_a_branch_can_be_played_by_a_person(finished: Finished) -> None:
    taken = post(
        finished.url,
        f"/api/tables/{finished.code}/branch",
        {"step": 20, "mine": [0], "name": "What If"},
    )
    with Client(finished.url, taken["table"], [taken["seats"][0]["token"]]) as client:
        client.wait_for_turn()
        assert client.info["seats"][0]["name"] == "What If"
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"


# ------------------------------------------------------------------ the page and its headers


def test_the_page_is_served_with_a_strict_policy(url: str) -> None:
    for path in ("/", "/table/ABCDEF"):
        answer = http.get(url + path)
        assert answer.text == PAGE
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
    assert "immutable" in http.get(url + "/assets/app-1.js").headers["cache-control"]
    assert http.get(url + "/assets/app-2.js").status_code == 404
    for path in ("/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"):
        assert "root:" not in http.get(url + path).text
    assert get(url, "/health") == {"ok": True}


def test_the_api_describes_itself(url: str) -> None:
    schema = get(url, "/api/schema/openapi.json")
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{code}/branch" in schema["paths"]


@pytest.mark.parametrize("what", ["record", "replay", "story", "replay/3", "verify"])
def test_what_was_worked_out_of_a_finished_game_is_kept(finished: Finished, what: str) -> None:
    path = f"{finished.url}/api/tables/{finished.code}/{what}"
    first, again = http.get(path), http.get(path)
    assert (first.content, first.headers["etag"]) == (again.content, again.headers["etag"])
    assert http.get(path, headers={"Accept-Encoding": "identity"}).content == first.content
    tagged = http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (tagged.status_code, tagged.content) == (304, b"")
