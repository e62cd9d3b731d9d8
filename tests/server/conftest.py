"""One server for the tests that do not break it."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bedesten.server.run import serve_in_background
from tests.server import database, proxy
from tests.server.client import Client, new_table
from tests.server.database import STORES
from tests.server.serving import Process, settings

# Where no PostgreSQL or no proxy is installed there is nothing to start.
collect_ignore = [] if database.binaries() else ["test_postgres.py", "test_dropped_sessions.py"]
if not database.binaries() or not all(map(proxy.located, ["nginx", "caddy"])):
    collect_ignore.append("test_cluster.py")
PAGE = "<!doctype html><title>bedesten</title>"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a whole house does is tried on one store, by the next test on the other; thoroughly, on both."""
    known: dict[str, list[str]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and (store := on_store(item)):
            tests = known[str(item.path)]
            if item.originalname not in tests:
                tests.append(item.originalname)
            if STORES[tests.index(item.originalname) % len(STORES)] != store:
                item.add_marker(pytest.mark.thorough)


def on_store(item: pytest.Function) -> str:
    """The store of the house that a test is given; empty if it is given none, or always the same."""
    given = item.callspec.params.get("house") if hasattr(item, "callspec") else None
    return given if given in STORES else ""


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server on a real port, with a store in a real file."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text(PAGE)
    (page / "assets" / "app-1.js").write_text("export {}")
    running = serve_in_background(settings(tmp_path_factory.mktemp("data"), page))
    yield running.url
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[database.Database]:
    """A real PostgreSQL, with an empty database for whoever asks."""
    running = database.start()
    yield running
    running.stop()


@pytest.fixture
def server(folder: Path) -> Iterator[Process]:
    """In a process of its own, for a test that ends it."""
    running = Process(folder)
    yield running
    if running.child.poll() is None:
        running.kill()


@dataclass(frozen=True)
class Finished:
    url: str
    code: str
    tokens: list[str]
    frames: list[str]


@pytest.fixture(scope="session")
def finished(url: str) -> Finished:
    """A game of a person, who lets a bot sit in, against another bot, played to its end."""
    code, tokens = new_table(url, "me", "greedy", options={"start": 0})
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
        return Finished(url, code, tokens, client.frames)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
