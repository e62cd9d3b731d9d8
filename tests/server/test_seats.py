"""The life of a seat: left, handed to a bot, taken back, kept over a restart, a rematch and a branch."""

import json

import pytest

from tests.server.client import Client, get, new_table, post
from tests.server.serving import Process
from tests.server.short import url

__all__ = ["url"]
FIRST = {"start": 0}


def friends(url: str) -> tuple[str, list[str]]:
    """A table opened by seat 0 and joined by seat 1; the code and both secrets."""
    code, tokens = new_table(url, "me", "open", options=FIRST)
    return code, [*tokens, join(url, code, "Bora")]


def join(url: str, code: str, name: str) -> str:
    token: str = post(url, f"/api/tables/{code}/join", {"name": name})["seats"][0]["token"]
    return token


def hand_over(client: Client, seat: int, bot: str | None) -> None:
    """Until everybody is told of it, and its holder is asked or no longer asked."""
    client.say(t="handover", seat=seat, bot=bot)
    while client.info["seats"][seat]["standin"] != (bot or ""):
        assert client.read()["t"] != "error"
    if seat in client.sync["you"]:
        client.until("sync")


def refused(client: Client, **message: object) -> str:
    client.say(**message)
    text: str = client.until("error")["text"]
    return text


def play_on(client: Client) -> None:
    """Any answer, until somebody else is asked."""
    while client.mine():
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"


def see_it_end(url: str, code: str) -> None:
    with Client(url, code) as watcher:
        while not watcher.over() or watcher.info["status"] != "over":
            watcher.read()


# ------------------------------------------------------------------ handed over, taken back


def test_a_seat_is_taken_back_between_two_decisions_of_the_bot(url: str) -> None:
    code, tokens = new_table(url, "me", "greedy", options=FIRST)
    with Client(url, code, tokens) as client:
        for _ in range(3):
            hand_over(client, 0, "random")
            assert not client.mine()
            client.until("step")
            hand_over(client, 0, None)
            client.wait_for_turn()
            assert client.option(client.ask["options"][0]["token"])  # type: ignore[index]
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"  # type: ignore[index]


def test_whoever_has_handed_over_takes_nothing_back_that_the_bot_did(url: str) -> None:
    code, tokens = friends(url)
    with Client(url, code, tokens[:1]) as host, Client(url, code, tokens[1:]) as friend:
        hand_over(host, 0, "random")
        friend.wait_for_turn()
        while host.seq < friend.seq:
            host.read()
        barred = "A robot sits in for this seat; take it back first."
        assert refused(host, t="undo", seq=host.seq) == barred
        assert host.ask is not None
        assert (host.ask["mine"], host.ask["undo"]) == (False, {"allowed": False, "text": barred})


def test_a_friend_who_left_finds_the_seat_as_it_was_handed_over_and_takes_it_back(url: str) -> None:
    code, tokens = friends(url)
    with Client(url, code, tokens[1:]) as friend:
        hand_over(friend, 1, "greedy")
    with Client(url, code, tokens[:1]) as host:
        play_on(host)
        host.wait_for_turn()  # the bot has played the friend's turn
        seat = host.info["seats"][1]
        assert (seat["name"], seat["kind"], seat["standin"]) == ("Bora", "human", "greedy")
        with Client(url, code, tokens[1:]) as friend:
            assert friend.sync["you"] == [1]
            hand_over(friend, 1, None)
            play_on(host)
            friend.wait_for_turn()
            play_on(friend)


def test_a_hot_seat_does_not_show_the_hand_of_a_seat_that_a_bot_plays(url: str) -> None:
    code, tokens = new_table(url, "me", "me", "me", options=FIRST)
    with Client(url, code, tokens) as client:
        hand_over(client, 1, "random")
        while client.last["as"] == 0 and client.mine():
            assert client.ask is not None
            client.act(client.ask["options"][0]["token"])
        client.wait_for_turn()
        told = [json.loads(frame) for frame in client.frames]
        assert {message["as"] for message in told if "as" in message} == {0, 2}


# ------------------------------------------------------------------ the host


def test_the_host_hands_over_the_seat_of_a_friend_who_is_away(url: str) -> None:
    code, tokens = friends(url)
    with Client(url, code, tokens[:1]) as host:
        assert [seat.get("host", False) for seat in host.info["seats"]] == [True, False]
        with Client(url, code, tokens[1:]) as friend:
            while not host.info["seats"][1]["online"]:
                host.read()
            assert "only they" in refused(host, t="handover", seat=1, bot="greedy")
            assert refused(friend, t="handover", seat=0, bot="greedy") == "This seat is not yours."
        while host.info["seats"][1]["online"]:
            host.read()
        hand_over(host, 1, "greedy")
        play_on(host)
        host.wait_for_turn()
        with Client(url, code, tokens[1:]) as friend:
            hand_over(friend, 1, None)
            play_on(host)
            friend.wait_for_turn()
            assert friend.act(friend.ask["options"][0]["token"])["t"] == "step"  # type: ignore[index]


def test_nobody_else_hands_over_a_seat(url: str) -> None:
    code, tokens = friends(url)
    with Client(url, code) as watcher, Client(url, code, tokens[1:]) as friend:
        for client in (watcher, friend):
            assert refused(client, t="handover", seat=0, bot="greedy") == "This seat is not yours."
    code, tokens = new_table(url, "me", "greedy", options=FIRST)
    with Client(url, code, tokens) as host:
        assert refused(host, t="handover", seat=1, bot="random") == "This seat belongs to a robot."
        for seat in (-1, 2):
            assert refused(host, t="handover", seat=seat, bot="random") == "This seat is not yours."


def test_the_host_gives_an_open_seat_to_a_bot(url: str) -> None:
    code, tokens = new_table(url, "me", "open", "open", options=FIRST)
    bora = join(url, code, "Bora")
    with Client(url, code, [bora]) as friend, Client(url, code, tokens) as host:
        assert refused(friend, t="handover", seat=2, bot="random") == "This seat is not yours."
        assert "expected random" in refused(host, t="handover", seat=2, bot=None)
        host.say(t="handover", seat=2, bot="random")
        assert host.until("step")["seq"] == 1  # nobody is missing any more
        assert get(url, f"/api/tables/{code}")["seats"][2]["bot"] == "random"


def test_the_first_who_sits_down_at_a_table_without_a_host_is_its_host(url: str) -> None:
    code, _ = new_table(url, "open", "greedy", "open")
    for name in ("Ayşe", "Bora"):
        join(url, code, name)
    seats = get(url, f"/api/tables/{code}")["seats"]
    assert [seat.get("host", False) for seat in seats] == [True, False, False]


# ------------------------------------------------------------------ over a restart


@pytest.mark.thorough
def test_a_seat_is_taken_back_after_a_restart(server: Process) -> None:
    code, tokens = friends(server.url)
    with Client(server.url, code, tokens[:1]) as host:
        hand_over(host, 1, "greedy")
        server.kill()
    server.start()
    with Client(server.url, code, tokens[:1]) as host, Client(server.url, code, tokens[1:]) as friend:
        seat = friend.info["seats"][1]
        assert (seat["name"], seat["standin"], host.info["seats"][0]["host"]) == ("Bora", "greedy", True)
        hand_over(friend, 1, None)
        play_on(host)
        friend.wait_for_turn()
        play_on(friend)
    assert server.interrupt() == 0


# ------------------------------------------------------------------ again, and otherwise


def test_a_rematch_keeps_seats_names_and_bots_and_waits_for_everybody(url: str) -> None:
    code, tokens = new_table(url, "me", "open", "random", options=FIRST)
    tokens.append(join(url, code, "Bora"))
    with Client(url, code, tokens) as both:
        both.say(t="name", seat=0, name="Ayşe")
        hand_over(both, 0, "greedy")
        hand_over(both, 1, "greedy")
        see_it_end(url, code)
        following = post(url, f"/api/tables/{code}/rematch", {"token": tokens[1]})["table"]
        info = get(url, f"/api/tables/{following}")
        assert info["status"] == "open"
        assert [seat["name"] for seat in info["seats"]] == ["Ayşe", "Bora", "Ozan"]
        assert [seat["kind"] for seat in info["seats"]] == ["open", "human", "bot"]
        assert [seat.get("host", False) for seat in info["seats"]] == [False, True, False]
        mine = post(url, f"/api/tables/{code}/rematch", {"token": tokens[0]})
    assert [seat["seat"] for seat in mine["seats"]] == [0]
    info = get(url, f"/api/tables/{following}")
    assert (info["status"], info["seats"][0]["name"]) == ("running", "Ayşe")


def test_a_bot_keeps_the_seat_of_somebody_who_has_gone_until_they_ask_for_it(url: str) -> None:
    code, tokens = friends(url)
    for seat in (1, 0):
        with Client(url, code, tokens[seat : seat + 1]) as leaving:
            hand_over(leaving, seat, "greedy")
    see_it_end(url, code)
    path = f"/api/tables/{code}/rematch"
    following = post(url, path, {"token": tokens[0]})["table"]
    assert get(url, f"/api/tables/{following}")["seats"][1]["standin"] == "greedy"
    (taken,) = post(url, path, {"token": tokens[1]})["seats"]
    with Client(url, following, [taken["token"]]) as friend:
        assert (friend.info["seats"][1]["standin"], friend.info["seats"][1]["name"]) == ("", "Bora")
        assert friend.sync["you"] == [1]


def test_a_host_does_not_wait_for_ever_for_a_friend_who_does_not_want_a_rematch(url: str) -> None:
    code, tokens = friends(url)
    with Client(url, code, tokens) as both:
        hand_over(both, 0, "greedy")
        hand_over(both, 1, "greedy")
        see_it_end(url, code)
        path = f"/api/tables/{code}/rematch"
        taken = post(url, path, {"token": tokens[0]})
    with Client(url, taken["table"], [taken["seats"][0]["token"]]) as host:
        assert host.info["status"] == "open"
        hand_over(host, 1, "greedy")
        while host.info["status"] != "running":
            host.read()
        late = post(url, path, {"token": tokens[1]})  # the friend comes after all
        with Client(url, taken["table"], [late["seats"][0]["token"]]) as friend:
            assert (friend.sync["you"], friend.info["seats"][1]["standin"]) == ([1], "")


def test_a_branch_keeps_the_names_and_the_bots_of_the_chairs(url: str) -> None:
    """Where another person sat a bot plays: the one that sat in, else the one the house seats."""
    code, tokens = new_table(url, "me", "open", "random", "me", options=FIRST)
    tokens.insert(1, join(url, code, "Bora"))
    with Client(url, code, tokens) as all_three:
        for seat, bot in ((0, "random"), (1, "random"), (3, "greedy")):
            hand_over(all_three, seat, bot)
        see_it_end(url, code)
        hand_over(all_three, 0, None)
    taken = post(url, f"/api/tables/{code}/branch", {"step": 40, "mine": [3], "name": "What If"})
    assert [seat["seat"] for seat in taken["seats"]] == [3]
    seats = get(url, f"/api/tables/{taken['table']}")["seats"]
    assert [(seat["name"], seat["kind"], seat.get("bot")) for seat in seats] == [
        ("Idris", "bot", "greedy"),
        ("Bora", "bot", "random"),
        ("Ozan", "bot", "random"),
        ("What If", "human", None),
    ]
    assert seats[3]["host"]
    with Client(url, taken["table"], [taken["seats"][0]["token"]]) as client:
        client.wait_for_turn()
        play_on(client)
