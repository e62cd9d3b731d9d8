"""Other games than the base game: names with a plus, and games that tell nothing beyond their rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.cli.terminal import saves
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.guide import Guide
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.server.run import Background, serve_in_background
from tests.server.client import Client, get, new_table
from tests.server.serving import settings

NAME = "istanbul+bare"


class BareGuide(IstanbulGuide):
    """Says nothing that a game need not say."""

    prospects = Guide.prospects
    barrier = Guide.barrier
    assets = Guide.assets
    tallies = Guide.tallies
    tally = Guide.tally
    followed = Guide.followed
    goal = Guide.goal
    where = Guide.where
    rolls = Guide.rolls
    faces = Guide.faces


class Bare(Istanbul):
    """The base game in another box, which says nothing that only serves to show it."""

    def __init__(self) -> None:
        self.open_book(NAME, [], [], [])
        self.guide = BareGuide(self.rules, [])


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(catalog.GAMES, NAME, Bare)
    yield
    catalog.game.cache_clear()


@pytest.fixture
def running(bare: None, folder: Path) -> Iterator[Background]:
    server = serve_in_background(settings(folder))
    yield server
    server.stop()


def play_to_the_end(url: str, code: str, tokens: list[str]) -> None:
    """All seats at one screen, answered as greedy would: any answers would take five times as many."""
    game = catalog.game(NAME)
    bot = catalog.bot("greedy", 5, game)
    with Client(url, code, tokens) as client:
        while not client.over():
            assert client.ask is not None
            legal = [game.lexicon.action(option["token"]) for option in client.ask["options"]]
            view = game.notation.load_view(client.last["view"])
            client.act(game.lexicon.token(bot.choose(view, legal, Budget())))


def test_a_name_with_a_plus_travels_through_tables_records_and_restarts(bare: None, folder: Path) -> None:
    server = serve_in_background(settings(folder))
    assert NAME in [game["name"] for game in get(server.url, "/api/games")]
    code, tokens = new_table(server.url, "me", "me", game=NAME, options={"start": 0})
    with Client(server.url, code, tokens) as client:
        client.act("move:fabric", "leave")
        before = client.last["view"]
        assert (client.info["game"], before["game"]) == (NAME, NAME)
    server.stop()
    server = serve_in_background(settings(folder))
    assert get(server.url, f"/api/tables/{code}")["game"] == NAME
    with Client(server.url, code, tokens) as client:
        assert client.last["view"] == before
        client.act("fill")
    text = get(server.url, f"/api/tables/{code}/record")
    assert f"\ngame {NAME}\n" in text
    assert record.read(text).game == NAME
    server.stop()


def test_a_name_with_a_plus_is_kept_in_a_save(bare: None, tmp_path: Path) -> None:
    match = Match(catalog.game(NAME), Setup(2, {"start": 0}))
    match.deal(Dealer("seed"))
    keeper = saves.Keeper(tmp_path / "game.json", saves.Secrets("seed", ["human", "human"], "en"))
    again, _ = saves.resume(keeper.keep(match))
    assert (again.game.name, again.log) == (NAME, match.log)


def test_a_game_that_tells_only_its_rules_is_played_replayed_and_proven(running: Background) -> None:
    url = running.url
    code, tokens = new_table(url, "me", "me", game=NAME, options={"start": 0})
    with Client(url, code, tokens) as client:
        assert client.ask is not None
        assert all(option["gain"] == {} for option in client.ask["options"])
    code, tokens = new_table(url, "me", "me", game=NAME, options={"start": 0}, help="bare")
    play_to_the_end(url, code, tokens)
    path = f"/api/tables/{code}"
    steps = get(url, f"{path}/replay")["steps"]
    assert all(step["score"] == [] for step in steps)
    assert "hand" in get(url, f"{path}/replay/{len(steps)}")["view"]["seats"][0]
    story = get(url, f"{path}/story")
    assert (story["series"], story["visits"], story["income"], story["dice"]) == ({}, {}, {}, [])
    ranks = get(url, path)["ranking"]
    assert [(row["rank"], row["tally"]) for row in story["ranking"]] == [(n, {}) for n in sorted(ranks)]
    assert get(url, f"{path}/verify")["fair"]
