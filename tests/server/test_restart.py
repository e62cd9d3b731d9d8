"""Killed in mid-turn and started again: nothing acknowledged is lost, nothing is played twice."""

import random
import sqlite3
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.play.timeline import replayed
from bedesten.server.store.sqlite import FILE
from tests.server.client import Client, Message, get, new_table
from tests.server.serving import Process, children, wait_for_the_end_of

KILLS = 3
ACTS = 6  # between two of them


def play(client: Client, dice: random.Random, acts: int, told: dict[int, Message]) -> None:
    """Answer some times; `told` keeps every change the server has acknowledged."""
    for _ in range(acts):
        client.wait_for_turn()
        if client.over():
            return
        assert client.ask is not None
        client.act(*dice.choice(client.ask["options"])["plan"])
        told[client.seq] = client.last["view"]


def leave_an_answer_in_the_air(client: Client, dice: random.Random) -> None:
    """Sent, but nobody waits for what comes of it."""
    client.wait_for_turn()
    if client.ask is not None:
        client.say(t="act", seq=client.seq, tokens=[dice.choice(client.ask["options"])["token"]])


def test_a_server_killed_in_mid_turn_goes_on_where_it_was(server: Process) -> None:
    dice = random.Random(11)
    told: dict[int, Message] = {}
    code, tokens = new_table(server.url, "me", "greedy", options={"start": 0})
    seen = 0
    for _ in range(KILLS):
        with Client(server.url, code, tokens, seq=seen) as client:
            assert client.sync["seq"] >= seen
            assert client.sync["missed"] == sum(seen and line["seq"] > seen for line in client.sync["log"])
            if client.seq in told:
                assert client.last["view"] == told[client.seq]
            play(client, dice, ACTS, told)
            leave_an_answer_in_the_air(client, dice)
            seen = client.seq
            bots = children(server.child.pid)  # which must not outlive it
            server.kill()
            for bot in bots:
                wait_for_the_end_of(bot)
        server.start()
    assert get(server.url, f"/api/tables/{code}")["status"] in ("running", "over")
    assert server.interrupt() == 0
    assert len(told) >= KILLS * ACTS / 2
    check_log(server.data, told)


def check_log(data: Path, told: dict[int, Message]) -> None:
    """Played again, the log leads to every position that was ever told, each change once."""
    db = sqlite3.connect(data / FILE)
    words = db.execute("SELECT n, seq, token FROM log ORDER BY n").fetchall()
    db.close()
    assert [n for n, _, _ in words] == list(range(len(words)))
    numbers = [seq for _, seq, _ in words]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, max(numbers) + 1))
    game = catalog.game("istanbul")
    for seq, view in told.items():
        timeline = replayed(game, Setup(2, {"start": 0}), [(s, token) for _, s, token in words if s <= seq])
        assert game.notation.dump_view(game.view(timeline.match.state, 0)) == view


@pytest.mark.thorough
def test_a_table_waits_in_the_store_until_somebody_comes_back(server: Process) -> None:
    code, tokens = new_table(
        server.url, "me", "me", options={"start": 0}, clock={"kind": "slow", "seconds": 600}
    )
    with Client(server.url, code, tokens) as client:
        client.act("move:fabric")
        client.act("leave")
        client.say(t="name", seat=1, name="Ayşe")
        while client.info["seats"][1]["name"] != "Ayşe":
            client.read()
        before = client.last
    server.kill()
    server.start()
    with Client(server.url, code, tokens, seq=before["seq"]) as client:
        assert client.sync["missed"] == 0
        assert (client.last["view"], client.last["ask"]) == (before["view"], before["ask"])
        assert client.info["seats"][1]["name"] == "Ayşe"
        assert client.info["deadline"] > client.info["created"]
        client.say(t="undo", seq=client.seq)
        assert client.until("step")["ask"]["decision"] == "Assist"
    assert server.interrupt() == 0
