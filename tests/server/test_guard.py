"""Whatever is only shown may break: the table goes on, and its keeper can see that something is missing."""

import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from bedesten.core.guide import guard
from bedesten.core.play.timeline import Timeline
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.istanbul.notation import IstanbulNotation
from bedesten.server.run import serve_in_background
from bedesten.server.tables import table
from bedesten.server.words import voice
from bedesten.text import Text
from tests.server.client import Client, Message, get, http, post
from tests.server.serving import settings
from tests.server.test_last_cards import laid

PASSWORD = "open sesame"
SECRET = "hand=lira_5"
SCENE = "ending active=-1 todo=FinalCards.0,FinalCards.1,GameOver.0 | 0 hand=lira_5,good_1 | 1 hand=good_1"
GOODS = [f"good_1:{good}" for good in "RGYB"]

# what is broken, and what is missing then
BROKEN: dict[tuple[type, str], str] = {
    (IstanbulGuide, "phase"): "phase",
    (IstanbulGuide, "known"): "phase",
    (Timeline, "phases_done"): "phase",
    (Text, "ask"): "question",
    (Text, "option"): "option",
    (IstanbulGuide, "about"): "option",
    (IstanbulGuide, "is_free_play"): "option",
    (IstanbulGuide, "is_pass"): "option",
    (Istanbul, "trial"): "preview",
    (IstanbulGuide, "carries_on"): "preview",
    (IstanbulGuide, "assets"): "preview",
    (Text, "plans"): "preview",
    (IstanbulGuide, "prospects"): "odds",
    (IstanbulGuide, "usual"): "usual",
    (IstanbulGuide, "worth_explaining"): "reason",
    (IstanbulGuide, "why_not"): "reason",
    (Text, "filled"): "reason",
    (Text, "undo"): "undo",
    (Timeline, "barrier"): "undo",
    (Text, "event"): "event",
    (IstanbulGuide, "tally"): "replay",
    (IstanbulGuide, "tallies"): "story",
    (IstanbulGuide, "followed"): "story",
    (IstanbulGuide, "rolls"): "story",
    (IstanbulGuide, "faces"): "face",
}


def breaks(*_: Any, **__: Any) -> Any:
    raise LookupError(SECRET)


@pytest.fixture
def house(folder: Path) -> Iterator[str]:
    guard.failures.clear()
    guard.written.clear()
    running = serve_in_background(replace(settings(folder), admin=PASSWORD))
    yield running.url
    running.stop()


def counted(url: str, piece: str) -> int:
    text = http.get(f"{url}/metrics", auth=("any", PASSWORD)).text
    count = re.search(rf'^bedesten_not_shown_total{{piece="{piece}"}} (\S+)$', text, re.MULTILINE)
    assert count
    return int(float(count[1]))


def asked(client: Client, *tokens: str) -> Message:
    """Everything that is needed to go on is there."""
    assert client.ask is not None
    assert client.mine()
    assert client.ask["title"]
    assert [option["token"] for option in client.ask["options"]] == list(tokens)
    assert all(option["text"] and option["plan"][0] == option["token"] for option in client.ask["options"])
    return client.ask


def play_through(url: str, code: str, tokens: list[str]) -> None:
    """Last cards: refused, asked why, played, taken back, played again, to the end."""
    with Client(url, code, tokens) as client, Client(url, code, lang="fr") as watcher:
        asked(client, "done", "lira_5", *GOODS)
        assert client.act("move:fabric")["code"] == "illegal"
        client.say(t="why", token="move:fabric")
        assert client.until("why")["token"] == "move:fabric"
        assert client.act("lira_5")["ask"]["undo"]["allowed"]
        client.say(t="undo", seq=client.seq)
        client.until("step")
        client.act("lira_5")
        asked(client, "done", *GOODS)
        with Client(url, code, tokens[:1]) as back:
            assert back.last["view"]["seats"][0]["lira"] == client.last["view"]["seats"][0]["lira"]
        client.act("done")
        asked(client, "done", *GOODS)
        client.act("good_1:R")
        assert client.over()
        while not watcher.over() or watcher.info["status"] != "over":
            watcher.read()


@pytest.mark.parametrize("broken", list(BROKEN), ids=lambda one: f"{one[0].__name__}.{one[1]}")
def test_whatever_is_only_shown_may_break(
    broken: tuple[type, str],
    house: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(*broken, breaks)
    voice("en", "istanbul").known.clear()  # what was said before would be said again
    code, tokens = laid(house, SCENE, "istanbul", monkeypatch)
    play_through(house, code, tokens)
    for path in ("replay", "story", "replay/1"):
        assert get(house, f"/api/tables/{code}/{path}")
    assert "istanbul" in [game["name"] for game in get(house, "/api/games")]
    assert counted(house, BROKEN[broken]) > 0
    told = [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR]
    assert told
    assert all(line.startswith("not shown: ") and "game istanbul" in line for line in told)
    assert len(told) == len(set(told)) < 40, "each fault is written down once"
    assert SECRET not in caplog.text


def test_a_coach_may_break(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "coaching", breaks)
    taken = post(house, "/api/lessons", {"game": "istanbul", "chapter": "first_steps"})
    with Client(house, taken["table"], [taken["seats"][0]["token"]]) as client:
        assert client.last["lesson"] is None
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"
    assert counted(house, "lesson") > 0


@pytest.mark.parametrize(
    ("contract", "name"), [(Istanbul, "legal"), (Istanbul, "view"), (IstanbulNotation, "dump_view")]
)
def test_what_decides_is_never_passed_over(
    contract: type, name: str, house: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, tokens = laid(house, SCENE, "istanbul", monkeypatch)
    with Client(house, code, tokens) as client:
        monkeypatch.setattr(contract, name, breaks)
        client.say(t="act", seq=client.seq, tokens=["lira_5"])
        with pytest.raises(ConnectionClosedError):
            client.until("step")
        assert all(SECRET not in frame for frame in client.frames[1:])
    assert guard.failures.total() == 0
    assert "breaks off" in caplog.text


def test_a_fault_is_written_down_once_and_always_counted(caplog: pytest.LogCaptureFixture) -> None:
    guard.failures.clear()
    guard.written.clear()
    for _ in range(3):
        assert guard.shown("game none", "reason", "nothing", breaks) == "nothing"
    assert guard.failures == {"reason": 3}
    place = f"test_guard.py:{breaks.__code__.co_firstlineno + 1} breaks"
    assert caplog.messages == [f"not shown: reason (game none); LookupError at {place}"]
