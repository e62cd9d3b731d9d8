"""A bot of a host's own is offered at tables and plays there, in the processes of the bots."""

import sys
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.cli.guests import invite
from bedesten.core.errors import BadSetup
from bedesten.server.run import serve_in_background
from tests.packages import install_bot
from tests.server.client import Client, get, new_table, post
from tests.server.serving import settings

OWN = """
from pathlib import Path

from bedesten.bots.base import Bot


class Last(Bot):
    def __init__(self, game, seed):
        self.game = game

    def choose(self, v, options, budget):
        Path("asked").touch()
        return options[-1]
"""
LAST = "guest_bots:Last"


def test_an_invited_bot_is_offered_and_plays(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "guest_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setattr(catalog, "INVITED", [])
    invite(LAST)
    invite(f"{LAST}, greedy")
    assert catalog.guests() == [LAST]
    play_against(LAST, folder)
    assert (tmp_path / "asked").exists(), "the bot itself has moved, and nobody for it"


def test_a_bot_of_an_installed_package_is_offered_by_itself(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bot(tmp_path, "registered_bots", OWN, monkeypatch)
    assert catalog.guests() == ["last"]
    play_against("last", folder)
    assert (tmp_path / "asked").exists(), "the bot itself has moved, and nobody for it"


PROGRAM = """
import pathlib, sys
for line in sys.stdin:
    word, *rest = line.split()
    if word == "hello": print("hello 1 program", flush=True)
    if word == "options": last = rest[-1]
    if word == "choose": pathlib.Path("asked").touch(); print("choose", last, flush=True)
"""


def test_a_program_is_invited_and_plays(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(catalog, "INVITED", [])
    name = f"stdio:{sys.executable} ./program.py"
    invite(name)
    play_against(name, folder)
    assert (tmp_path / "asked").exists(), "the bot itself has moved, and nobody for it"


def play_against(bot: str, folder: Path) -> None:
    """It is offered for every game, and moves at a table."""
    server = serve_in_background(settings(folder))
    offered = {game["name"]: game["bots"] for game in get(server.url, "/api/games")}
    assert all(bots[-1] == bot for bots in offered.values())
    code, tokens = new_table(server.url, "me", bot, options={"start": 1})
    with Client(server.url, code, tokens) as client:
        client.wait_for_turn()
        assert client.mine()
        assert client.info["seats"][1]["bot"] == bot
    server.stop()


def test_nobody_but_the_host_brings_a_program(url: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": f"stdio:touch {made}"}]
    post(url, "/api/tables", {"game": "istanbul", "players": 2, "seats": seats}, 400)
    assert not made.exists()


def test_a_bot_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path.copy())
    with pytest.raises(BadSetup, match="No module named 'nobody_here'"):
        invite("nobody_here:Bot")
