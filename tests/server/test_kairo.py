"""Kairo at a table: its own words, symbols and boards all the way from the first message to the proof."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.ids import OVER
from bedesten.core.play import record
from bedesten.server.run import serve_in_background
from bedesten.server.tables import games
from tests.kairo.files import entry, six_sections
from tests.kairo.lay import COURTYARD
from tests.server.client import Client, get, new_table, post
from tests.server.serving import settings

OWN = six_sections()


@dataclass(frozen=True)
class Played:
    url: str
    path: str
    tokens: list[str]


def ended(url: str, *seats: str, **more: Any) -> Played:
    """A game in which bots sit everywhere, watched to its end."""
    code, tokens = new_table(url, *seats, game="kairo", **more)
    with Client(url, code, tokens, lang="fr") as client:
        for seat in range(len(tokens)):
            client.say(t="handover", seat=seat, bot="random")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return Played(url, f"/api/tables/{code}", tokens)


@pytest.fixture(scope="module")
def played(url: str) -> Played:
    """On a board that only its own record describes."""
    return ended(url, "me", "random", options={"board": OWN})


def test_a_played_game_is_ranked_told_and_replayed_in_words(played: Played) -> None:
    ranks = get(played.url, played.path)["ranking"]
    story = get(played.url, f"{played.path}/story?lang=fr")
    assert sorted(ranks) == [row["rank"] for row in story["ranking"]]
    assert story["series"]["vp"][-1] == [
        row["tally"]["vp"] for row in sorted(story["ranking"], key=lambda row: row["seat"])
    ]
    assert (story["names"], story["visits"], story["dice"]) == (["Ankh", "Ozan"], {}, [])
    steps = get(played.url, f"{played.path}/replay?lang=fr")["steps"]
    assert "marchand" not in " ".join(line for step in steps for line in step["text"])
    last = get(played.url, f"{played.path}/replay/{len(steps)}")["view"]
    assert (last["board"], last["todo"]) == ("six", [])
    assert all({"coins", "hand"} <= set(seat) for seat in last["seats"])


def test_a_record_of_an_own_board_is_whole_and_proven(played: Played) -> None:
    text = get(played.url, f"{played.path}/record")
    written = record.read(text)
    assert (written.game, written.setup.options["board"]) == ("kairo", OWN)
    *_, (_, _, match) = record.replay(written, catalog.game("kairo"))
    assert match.to_move() == OVER
    proof = get(played.url, f"{played.path}/verify")
    assert (proof["fair"], proof["dice"]) == (True, False)


def test_a_branch_is_played_on_the_same_board(played: Played) -> None:
    taken = post(played.url, f"{played.path}/branch", {"step": 60, "mine": [0]})
    with Client(played.url, taken["table"], [taken["seats"][0]["token"]]) as client:
        client.wait_for_turn()
        assert (client.last["view"]["board"], client.info["options"]["board"]) == ("six", OWN)
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"


def test_bots_play_on_the_other_board_that_comes_with_the_game(url: str) -> None:
    code, _ = new_table(url, "random", "random", "random", game="kairo", options={"board": COURTYARD})
    with Client(url, code) as watcher:
        while watcher.last["view"]["turn"] < 4:
            watcher.read()
        assert watcher.last["view"]["board"] == COURTYARD


def test_seats_go_by_their_symbols(url: str) -> None:
    code, _ = new_table(url, "open", "open", "me", game="kairo")
    seats = get(url, f"/api/tables/{code}?lang=fr")["seats"]
    assert [(seat["colour"], seat["name"]) for seat in seats] == [
        ("ankh", "Ankh"), ("eye", "Œil"), ("scarab", "Scarabée")
    ]  # fmt: skip


def test_a_choice_is_put_in_the_words_of_the_game_and_taken_back(url: str) -> None:
    options = {"start_mode": "fixed", "start": 0}
    code, tokens = new_table(url, "me", "me", game="kairo", options=options)
    with Client(url, code, tokens, lang="fr") as client:
        assert client.ask is not None
        title, before = client.ask["title"], client.last["view"]
        assert title == get(url, "/api/text/fr?game=kairo")["ask.ChooseAction"]
        assert client.act("lure")["ask"]["options"][0]["shape"] == "stand"
        assert client.last["view"]["draft"] == ["lure"]
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["view"] == before
        client.say(t="why", token="drop")
        assert client.until("why")["rule"].startswith("KAI-")


@pytest.mark.rule("KAI-TURN-7")
def test_an_announcement_is_told_when_it_is_complete_and_named_when_it_is_taken_back(url: str) -> None:
    options = {"start_mode": "fixed", "start": 0}
    code, tokens = new_table(url, "me", "me", game="kairo", options=options)
    with Client(url, code, tokens) as client, Client(url, code) as watcher:
        target = client.act("lure")["ask"]["options"][0]["token"]
        assert client.ask is not None
        assert client.ask["undo"] == {"allowed": True, "text": "Lure a customer"}
        assert turn_words(url, code) == ["?"]
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["events"] == []
        client.act("lure")
        client.act(target)
        assert turn_words(url, code) == ["?", "undo", "lure", target]
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["events"][0]["text"] == "You take back: Lure a customer."
        assert turn_words(url, code) == ["?", "undo", "?", target, "undo"]
        told = [event["kind"] for _ in range(5) for event in watcher.until("step")["events"]]
        assert told.count("undone") == 1


def turn_words(url: str, code: str) -> list[str]:
    """What the record of a running game says of its first turn."""
    lines = get(url, f"/api/tables/{code}/record").splitlines()
    return next(line.split()[2:] for line in lines if line.startswith("1 ankh"))


def test_why_not_comes_with_what_stands_in_the_way(url: str) -> None:
    options = {"start_mode": "fixed", "start": 0}
    code, tokens = new_table(url, "me", "me", "me", game="kairo", options=options)
    with Client(url, code, tokens) as client:
        client.act("main")
        client.act("colour:green")
        client.say(t="why", token="square:A1")
        reason = client.until("why")
        assert (reason["rule"], reason["marks"]) == ("KAI-MAIN-5", ["A2"])


def test_every_question_has_a_shape_of_its_own(url: str) -> None:
    code, tokens = new_table(url, "me", "me", game="kairo", options={"start_mode": "variable"})
    dice, shapes = random.Random(2), dict[str, set[str]]()
    with Client(url, code, tokens) as client:
        while {"ChooseTarget", "ChooseOwn", "TakeCard", "DiscardCard"} - set(shapes):
            assert client.ask is not None
            shapes.setdefault(client.ask["decision"], set()).update(o["shape"] for o in client.ask["options"])
            client.act(dice.choice(client.ask["options"])["token"])
    assert shapes["StartSquare"] | shapes["ChooseSquare"] == {"square"}
    assert shapes["StartSide"] == {"side"}
    assert shapes["ChooseTarget"] == {"stand"}
    assert shapes["ChooseOwn"] == {"number"}
    assert shapes["ChooseCard"] | shapes["TakeCard"] | shapes["DiscardCard"] == {"building"}


def test_a_bot_finishes_the_turn_of_a_player_whose_time_is_up(url: str) -> None:
    clock = {"kind": "live", "seconds": 1}
    options = {"start_mode": "fixed", "start": 0}
    code, tokens = new_table(url, "me", "me", game="kairo", options=options, clock=clock)
    with Client(url, code, tokens[:1]) as late:
        while late.info["active"] != 1:
            late.read()
        assert late.last["view"]["turn"] == 2


def test_a_table_on_an_own_board_goes_on_after_a_restart(folder: Path) -> None:
    server = serve_in_background(settings(folder))
    code, tokens = new_table(server.url, "me", "me", game="kairo", options={"board": OWN})
    with Client(server.url, code, tokens) as client:
        while client.last["view"]["turn"] < 4:
            assert client.ask is not None
            client.act(client.ask["options"][-1]["token"])
        before = client.last
    server.stop()
    server = serve_in_background(settings(folder))
    with Client(server.url, code, tokens) as client:
        assert (client.last["view"], client.ask) == (before["view"], before["ask"])
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"
    server.stop()


def test_a_table_shows_its_own_board(url: str) -> None:
    faces = games.described("kairo", {}).faces
    assert list(faces) == list(catalog.game("kairo").guide.faces())
    assert COURTYARD in faces
    code, _ = new_table(url, "me", "me", game="kairo", options={"board": OWN})
    shown = get(url, f"/api/tables/{code}/faces")
    assert len(shown["six"]["map"].split("/")) == entry()["rows"]
    assert {name: shown[name] for name in faces} == faces


def test_texts_of_an_unknown_game_are_refused(url: str) -> None:
    assert "expected istanbul" in get(url, "/api/text/en?game=../x", status=400)["error"]


def test_a_bot_that_does_not_know_the_game_gets_no_seat(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "can_play", lambda bot, game: bot != "greedy")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "kairo", "players": 2, "seats": seats, "options": {"start_mode": "fixed", "start": 0}}
    assert "does not play kairo" in post(url, "/api/tables", body, status=400)["error"]
    seats[1] = {"kind": "bot"}
    taken = post(url, "/api/tables", body)
    assert get(url, f"/api/tables/{taken['table']}")["seats"][1]["bot"] == "random"
    with Client(url, taken["table"], [taken["seats"][0]["token"]]) as client:
        client.say(t="handover", seat=0, bot="greedy")
        assert client.until("error")["code"] == "bad_message"


def test_a_new_table_is_played_with_the_options_of_the_house(folder: Path) -> None:
    house = settings(folder)
    house.options["kairo"] = {"board": OWN}
    server = serve_in_background(house)
    code, _ = new_table(server.url, "me", "me", game="kairo")
    assert get(server.url, f"/api/tables/{code}")["options"] == {"board": OWN}
    assert "six" in get(server.url, f"/api/tables/{code}/faces")
    code, _ = new_table(server.url, "me", "me", game="kairo", options={"board": COURTYARD})
    assert get(server.url, f"/api/tables/{code}")["options"] == {"board": COURTYARD}
    server.stop()
    shown = games.described("kairo", house.options["kairo"])
    assert shown.options == {"board": OWN}
    assert [*catalog.game("kairo").guide.faces(), "six"] == list(shown.faces)


def test_kairo_is_offered_with_its_ways_to_begin(url: str) -> None:
    (kairo,) = [game for game in get(url, "/api/games") if game["name"] == "kairo"]
    assert (kairo["players"], kairo["layouts"]) == ({"min": 2, "max": 4}, [])
    assert kairo["choices"] == {"start_mode": ["variable", "fixed"]}
    assert games.described("kairo", {"board": COURTYARD}).choices == {"start_mode": ["variable"]}


@pytest.mark.rule("KAI-TURN-7")
def test_an_option_tells_the_whole_build_with_the_least_it_costs(url: str) -> None:
    code, tokens = new_table(url, "me", "random", game="kairo", options={"start_mode": "fixed", "start": 0})
    with Client(url, code, tokens) as client:
        client.act("expand")
        assert client.ask is not None
        hue = client.ask["options"][0]["argument"]
        client.act(f"colour:{hue}")
        option = client.ask["options"][0]
        assert option["plan"][0] == option["token"]
        assert (option["gain"]["vp"], option["gain"]["gold"], option["gain"][hue]) == (7, 1, -1)
        assert any(line.startswith("You score 2") for line in option["lines"])
        client.act(*option["plan"])
        mine = client.last["view"]["seats"][0]
        assert (mine["vp"], mine["coins"][hue]) == (7, 0)


@pytest.mark.rule("KAI-INC-2")
def test_who_lures_is_told_what_the_owner_gets(url: str) -> None:
    options = {"start_mode": "fixed", "start": 0}
    code, tokens = new_table(url, "me", "random", "random", game="kairo", options=options)
    with Client(url, code, tokens) as client:
        client.act("lure")
        assert client.ask is not None
        foreign = [one for one in client.ask["options"] if one["argument"].startswith("1-")]
        assert foreign
        for option in foreign:
            gets = [line for line in option["lines"] if " get" in line]
            assert [line.split()[0] for line in gets] == ["You", "Ozan"]
