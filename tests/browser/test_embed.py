"""A board in a frame of another page: beside others, beside an open house, on a page of any site."""

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bedesten.cli.record import as_link
from bedesten.cli.records import read
from scripts.web_space import serving
from tests.browser.serving import Server
from tests.patience import WITHIN

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
CARRIED = as_link(read(ROOT / "tests/games/kairo-2-0.bdn")[0], "").partition("#")[2]
SHOWN = [f"record={CARRIED}&step=3", "game=istanbul&players=2&scene="]
SAME, ANOTHER = "127.0.0.1", "localhost"  # as a browser tells sites apart


@pytest.fixture(scope="module")
def space() -> Iterator[str]:
    assert (SITE / "offline.js").is_file(), f"no site in {SITE}: run `make site` first"
    with serving(SITE) as space:
        yield space.url


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """With nothing written into frames beforehand: there is nowhere to write."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(1000 * WITHIN)
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context
    context.close()
    assert complaints == []


@contextmanager
def framed(reader: BrowserContext, folder: Path, host: str, site: str) -> Iterator[Page]:
    """A page of a host with a frame for each of the two."""
    frames = "".join(f'<iframe src="{escape(f"{site}/embed#{what}")}"></iframe>' for what in SHOWN)
    (folder / "weblog.html").write_text(f"<!doctype html><title>Weblog</title>{frames}")
    with serving(folder) as weblog:
        page = reader.new_page()
        page.goto(f"{weblog.url}/weblog.html".replace(SAME, host))
        yield page


def expect_boards(page: Page) -> list[str]:
    """In each frame; where their links lead."""
    links = []
    for number in range(len(SHOWN)):
        frame = page.frame_locator("iframe").nth(number)
        expect(frame.locator("[data-board], .board > *").first).to_be_visible()
        links.append(frame.get_by_role("link", name="bedesten").get_attribute("href") or "")
    return links


@pytest.mark.thorough
def test_frames_need_no_turn_beside_an_open_house(reader: BrowserContext, tmp_path: Path, space: str) -> None:
    page = reader.new_page()
    page.goto(f"{space}/")
    expect(page.locator("html")).to_have_attribute("data-house", "ready")
    with framed(reader, tmp_path, SAME, space) as weblog:
        assert expect_boards(weblog)[0] == f"{space}/open#{CARRIED}&step=3"


def test_frames_on_a_page_of_another_site_keep_nothing(
    reader: BrowserContext, tmp_path: Path, space: str
) -> None:
    with framed(reader, tmp_path, ANOTHER, space) as weblog:
        expect_boards(weblog)


def test_frames_of_a_site_with_a_server_on_a_page_of_another_site(
    reader: BrowserContext, tmp_path: Path, server: Server
) -> None:
    with framed(reader, tmp_path, ANOTHER, server.url) as weblog:
        assert expect_boards(weblog)[0].startswith(f"{server.url}/replay/")


def test_a_frame_that_cannot_be_set_up_says_so(reader: BrowserContext, tmp_path: Path, space: str) -> None:
    reader.route("**/house.tar.bin", lambda route: route.abort())
    with framed(reader, tmp_path, ANOTHER, space) as weblog:
        failed = weblog.frame_locator("iframe").first.get_by_text("could not be set up")
        expect(failed).to_be_visible()


def test_a_link_with_a_step_opens_the_game_there(reader: BrowserContext, server: Server) -> None:
    page = reader.new_page()
    page.goto(f"{server.url}/open#{CARRIED}&step=3")
    page.wait_for_url(f"{server.url}/replay/*#3")
