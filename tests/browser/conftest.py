"""One Chromium and one server for all tests; every test has browsers of its own in it."""

import fcntl
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts.chromium import find
from tests import pseudo
from tests.browser.finished import Finished, finish
from tests.browser.seating import House
from tests.browser.serving import PAGE, Server
from tests.patience import WITHIN
from tests.server.serving import ROOT

QUIET = ["--disable-dev-shm-usage", "--disable-gpu"]
expect.set_options(timeout=1000 * WITHIN)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=find(), args=QUIET)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For the tests that do not break it."""
    assert (PAGE / "index.html").is_file(), f"no page in {PAGE}: run `make page` first"
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.interrupt()


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with a language that nobody speaks, and its page with the parts of the toys too:
    built by whichever process of the tests comes first."""
    base = tmp_path_factory.getbasetemp()
    house = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "elsewhere"
    env = {**os.environ, "BEDESTEN_BOXES": str(ROOT / "tests" / "toy")}
    with house.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not house.exists():
            pseudo.add(pseudo.copied(house))
            build = ["npm", "run", "--silent", "build"]
            subprocess.run(build, cwd=house / "web", env=env, check=True, timeout=WITHIN, capture_output=True)
    return house


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """For a test that breaks it."""
    server = Server(tmp_path / "data")
    yield server
    server.interrupt()


@pytest.fixture
def house(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """Without drawings, unless a test looks at them."""
    house = House(browser, server.url, request.node.get_closest_marker("drawn") is not None)
    yield house
    house.close()


@pytest.fixture(scope="session")
def finished(server: Server) -> Finished:
    return finish(server.url, "greedy", "greedy", "greedy")
