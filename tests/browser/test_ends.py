"""The end page of every box, layout and number of players: nothing fails, and everything has its name."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bedesten import catalog
from bedesten.server.words import voice
from tests.browser.played import Kind, extremes, finished, kinds
from tests.browser.seating import House
from tests.browser.serving import Server
from tests.browser.waiting import expect_read
from tests.tiers import thorough

CHARTS = {"istanbul": "Where they went", "kairo": "The market"}


@pytest.fixture(params=[extremes, thorough(kinds)], ids=["extremes", "all"])
def ends(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, dict[str, Kind]]]:
    folder = tmp_path / "ends"
    with ThreadPoolExecutor(1) as thread:  # Playwright has the event loop of this one
        games = thread.submit(finished, folder, request.param()).result()
    server = Server(folder)
    yield server, games
    server.interrupt()


def named(kind: Kind) -> list[str]:
    """The places on the table, as the page calls them."""
    text, game = voice("en", kind.game), catalog.game(kind.game)
    place = next(kind for kind in game.lexicon.kinds.values() if kind.name == "place")
    return sorted(text.say(f"name.place.{place.words[number]}") for number in place.numbers())


def unnamed(fields: Locator) -> list[str]:
    """Those that say nothing but how often."""
    return [said for said in fields.all_inner_texts() if "\n" not in said]


def expect_rows(page: Page, title: str, expected: list[str] | None) -> None:
    """The chart as a table: all its rows have names, and these are they."""
    chart = page.get_by_role("figure", name=title)
    chart.get_by_role("button").first.click()
    heads = chart.get_by_role("rowheader")
    expect(heads.first).not_to_be_empty()
    if expected is None:
        expect(heads.filter(has_not_text=re.compile(r"\S"))).to_have_count(0)
    else:
        expect_read(page, expected, lambda: sorted(heads.all_inner_texts()))


def test_every_end_page_tells_its_game_by_name(
    browser: Browser, ends: tuple[Server, dict[str, Kind]]
) -> None:
    server, games = ends
    house = House(browser, server.url, drawn=False)
    guest = house.guest()
    for code, kind in games.items():
        page = guest.open(f"/t/{code}")
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Bot"))
        if kind.game == "kairo":
            expect_rows(page, CHARTS["kairo"], None)
        else:
            fields = page.get_by_role("figure", name=CHARTS["istanbul"]).get_by_role("listitem")
            expect(fields).to_have_count(len(named(kind)))
            expect_read(page, [], partial(unnamed, fields))
            expect_rows(page, CHARTS["istanbul"], named(kind))
        assert guest.complaints == [], kind
    house.close()
