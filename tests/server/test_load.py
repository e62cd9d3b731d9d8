"""Ten thousand who only look on cost next to nothing; `make load` says how much."""

import argparse
import asyncio
import os

from websockets.extensions.permessage_deflate import PerMessageDeflate

from scripts.flat import growth
from scripts.load import Measured, memory, processor, told
from scripts.load_report import report
from scripts.watcher import watch
from tests.patience import WITHIN
from tests.server.client import Client, get, new_table
from tests.server.serving import children

WATCHERS = 20
ARGS = argparse.Namespace(tables=2, sleeping=3, sockets=WATCHERS)


def test_a_socket_keeps_no_compressor_between_two_messages(url: str) -> None:
    code, tokens = new_table(url, "me", "me")
    with Client(url, code, tokens) as client:
        (how,) = client.socket.protocol.extensions
        assert isinstance(how, PerMessageDeflate)
        assert (how.remote_no_context_takeover, how.local_no_context_takeover) == (True, True)
        client.say(t="sync")
        assert client.until("sync")["seq"] == client.seq  # the second message is understood without the first


def test_watchers_are_held_until_they_leave(url: str) -> None:
    code, _ = new_table(url, "me", "me")

    async def look_on() -> None:
        held = await asyncio.gather(*[watch(url, code) for _ in range(WATCHERS)])
        info = await asyncio.to_thread(get, url, f"/api/tables/{code}")
        assert info["watchers"] == WATCHERS
        assert not any(socket.is_closing() for socket in held)
        for socket in held:
            socket.abort()

    asyncio.run(look_on())


def test_the_report_says_what_was_found() -> None:
    answers = [n / 1000 for n in range(1, 101)]
    measured = Measured(answers, answers, 300, [250.0, 400.0], [(1.0, 0.5), (1.5, 0.7)], 2.0, 0.4)
    lines = told(measured, ARGS)
    assert "100 answers in 2 s: from answer to broadcast median 50 ms, p95 96 ms (goal 100)" in lines[1]
    assert "400 MB, bots included" in lines[2]
    assert "the server took 25 %, its bots 10 %, players and watchers 20 %; 150 changes a second" in lines[3]
    page = report(measured.answers, measured.memory, measured.busy, lines)
    assert page.count("<svg") == 4
    assert all(line in page for line in lines)


def test_memory_and_processor_of_a_process_are_counted() -> None:
    assert memory(os.getpid()) > 10
    assert processor(os.getpid()) > 0
    assert os.getpid() not in children(os.getpid())


def test_the_chronicle_grows_and_is_told_anew_under_a_new_name(url: str) -> None:
    """It is put into words once; a name changes all of them."""
    code, tokens = new_table(url, "me", "me", options={"start": 0})

    def log(client: Client) -> list[str]:
        client.say(t="sync")
        return [line["text"] for line in client.until("sync")["log"]]

    with Client(url, code, tokens) as player, Client(url, code) as watcher:
        player.act("move:fabric", "leave")
        before = log(watcher)
        player.act("fill")
        longer = log(watcher)
        assert longer[: len(before)] == before
        assert len(longer) > len(before)
        player.say(t="name", seat=0, name="Ayşe")
        while player.info["seats"][0]["name"] != "Ayşe":
            player.read()
        renamed = log(watcher)
        assert len(renamed) == len(longer)
        assert any("Ayşe" in line for line in renamed)
        with Client(url, code) as newcomer:
            assert log(newcomer) == renamed


def test_a_client_that_looks_away_is_still_there(url: str) -> None:
    """As a browser does, it takes in whatever comes and answers when the server asks whether it is there:
    else it would be gone after half a minute in which its test waits for something else."""
    code, tokens = new_table(url, "me", "me", options={"start": 0})
    with Client(url, code) as watcher, Client(url, code, tokens) as client:
        for _ in range(2 * WATCHERS):
            client.say(t="sync")
        client.say(t="name", seat=0, name="Ayşe")
        while watcher.info["seats"][0]["name"] != "Ayşe":  # by then all the rest was sent
            watcher.read()
        assert client.socket.ping().wait(WITHIN)


def test_memory_that_grows_with_every_game_is_told_from_memory_that_fills_once() -> None:
    filled = [(50 * n, min(100.0 + 12 * n, 130.0)) for n in range(1, 21)]
    assert growth(filled) == 0
    leaking = [(game, 100.0 + 0.3 * game) for game, _ in filled]
    assert round(growth(leaking)) == 300
