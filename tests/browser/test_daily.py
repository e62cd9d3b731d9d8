"""The deal of the day in a browser: played once, then compared; and a duplicate among friends."""

import json
import re
import secrets
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bedesten.server.run import serve_in_background
from tests.browser.playing import Keys
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import SMALL, Guest, House
from tests.browser.serving import PAGE
from tests.browser.waiting import address, code_of, expect_no_wider
from tests.server.client import Client, get, play_on, post
from tests.server.days import small_days
from tests.server.serving import settings
from tests.tiers import every_language

KEY = "bedesten.key"
FINGER = 44  # px
WORDS = Path(__file__).resolve().parents[2] / "web/src/routes/daily"


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site whose deals are small, where it is noon."""
    with small_days():
        running = serve_in_background(settings(tmp_path_factory.mktemp("days"), PAGE))
        yield running.url
        running.stop()


@pytest.fixture
def site(browser: Browser, days: str, request: pytest.FixtureRequest) -> Iterator[House]:
    house = House(browser, days, request.node.get_closest_marker("drawn") is not None)
    yield house
    house.close()


def title(lang: str) -> str:
    """As the words of that language have it."""
    title = re.search(r"title: '(.+)'", (WORDS / f"words.{lang}.ts").read_text("utf-8"))
    assert title is not None
    return title[1]


def shows(guest: Guest, key: str) -> None:
    """This browser is that player's."""
    item = json.dumps([KEY, key])
    guest.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")


def played(url: str, name: str = "") -> str:
    """Somebody has played the deal of the day; their key."""
    key = secrets.token_urlsafe(24)
    shown = "everybody" if name else "nobody"
    post(url, "/api/me", {"name": name, "emblem": "red", "shown": shown}, key=key)
    code = post(url, "/api/deals/today", None, key=key)["table"]
    with Client(url, code, key=key) as client:
        play_on(client)
    return key


@pytest.fixture(scope="module")
def ended(days: str) -> str:
    played(days, "Deniz")
    return played(days)


def begun(site: House, guest: Guest) -> tuple[Page, str]:
    """By keyboard alone, from the page of the day to its table."""
    key = secrets.token_urlsafe(24)
    shows(guest, key)
    page = guest.open("/today")
    button = page.get_by_role("button", name="Play the deal of the day")
    expect(button).to_have_accessible_description(re.compile("first game counts, even if you leave it"))
    button.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    return page, key


def expect_compared(page: Page) -> None:
    page.get_by_role("link", name="Compare with the others").press("Enter")
    expect(page).to_have_url(re.compile("/today/"))
    board = page.get_by_role("table", name="Scoreboard")
    expect(board.get_by_role("row").filter(has_text="Deniz")).to_have_count(1)
    expect(board.get_by_role("row").filter(has_text="you")).to_have_count(1)
    beside = page.get_by_role("table", name=re.compile("^Your game beside"))
    expect(beside).to_be_visible()
    others = [
        one.split(",")[0] for one in page.get_by_label("Compare with").locator("option").all_inner_texts()
    ]
    assert {*others} == {"Deniz", "Somebody"}
    for name in reversed(dict.fromkeys(others)):
        page.get_by_label("Compare with").select_option(index=others.index(name))
        expect(beside).to_contain_text(name)
    expect(page.get_by_role("button", name="Play it for practice")).to_be_visible()


def test_a_deal_is_begun_and_compared_by_keyboard(site: House, ended: str) -> None:
    page, key = begun(site, site.guest())
    hands = Keys(page)
    for _ in islice(hands.questions(), 3):
        hands.answer()
    page.goto(f"{site.url}/today")
    page.get_by_role("button", name="Go on with your game").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    with Client(site.url, code_of(page), key=key) as client:
        play_on(client)
    expect(page.get_by_text("The dice and cards are proven once everybody’s time is up")).to_be_visible()
    expect_compared(page)


@pytest.mark.thorough
def test_a_whole_deal_is_played_by_keyboard(site: House, ended: str) -> None:
    page, _ = begun(site, site.guest())
    hands = Keys(page)
    for _ in hands.questions():
        hands.answer()
    expect_compared(page)


@every_language
def test_the_page_of_the_day_is_whole_in_every_language_on_the_smallest_screen(
    site: House, ended: str, lang: str
) -> None:
    guest = site.guest(SMALL, locale=lang)
    shows(guest, ended)
    bring_axe(guest.context)
    page = guest.open("/today")
    expect(page.get_by_role("main").get_by_text(title(lang), exact=True)).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(3)
    expect_no_wider(page, SMALL["width"])
    assert in_both_themes(page, lang) == []
    for button in page.get_by_role("figure").get_by_role("button").all():  # each chart as a table
        button.press("Enter")
    expect(page.get_by_role("table")).to_have_count(5)
    expect_no_wider(page, SMALL["width"])
    expect(page.get_by_role("main")).not_to_contain_text("undefined")
    page.goto(f"{site.url}/duplicate")
    expect(page.get_by_role("combobox").nth(1)).to_be_visible()
    expect_no_wider(page, SMALL["width"])
    assert in_both_themes(page, lang) == []


@pytest.mark.thorough
def test_the_board_of_friends_is_chosen_by_keyboard_and_fits_the_smallest_screen(
    site: House, ended: str
) -> None:
    """Who knows nobody is not asked; who does finds themselves among them."""
    guest = site.guest(SMALL)
    shows(guest, ended)
    bring_axe(guest.context)
    page = guest.open("/today")
    board = page.get_by_role("table", name="Scoreboard")
    expect(board.get_by_role("row").filter(has_text="you")).to_have_count(1)
    expect(page.get_by_role("group", name="Whose games")).to_have_count(0)
    deal = get(site.url, "/api/deals/today", key=ended)
    [deniz] = [one for one in deal["best"] if one["name"] == "Deniz"]
    told = {**deal, "friends": [deniz]}
    guest.context.route("**/api/deals/today", lambda route: route.fulfill(json=told))
    page.reload()
    whose = page.get_by_role("group", name="Whose games")
    whose.get_by_role("button", name="Friends").press("Enter")
    expect(whose.get_by_role("button", name="Friends", pressed=True)).to_be_focused()
    expect(board.get_by_role("rowheader")).to_have_text([re.compile("Deniz"), re.compile("you")])
    expect_no_wider(page, SMALL["width"])
    assert in_both_themes(page, "friends") == []
    told["friends"] = []
    page.reload()
    whose.get_by_role("button", name="Friends").press("Enter")
    expect(page.get_by_text("None of your friends has begun this deal.")).to_be_visible()
    whose.get_by_role("button", name="All").press("Enter")
    expect(board.get_by_role("rowheader").filter(has_text="Deniz")).to_have_count(1)


def test_a_board_whose_games_are_still_to_be_studied_is_no_wider_than_the_screen(
    site: House, ended: str
) -> None:
    """What is only heard about them stays in the box that scrolls."""
    guest = site.guest(SMALL)
    shows(guest, ended)
    deal = {**get(site.url, "/api/deals/today"), "studied": True}
    guest.context.route("**/api/deals/today", lambda route: route.fulfill(json=deal))
    page = guest.open("/today")
    expect(page.get_by_role("columnheader", name="Points lost")).to_be_visible()
    expect(page.get_by_text("not known yet", exact=True)).not_to_have_count(0)
    expect_no_wider(page, SMALL["width"])


def month_of(url: str) -> dict[str, object]:
    """The days of this month to today, played with every grade, and every fourth left out."""
    today = get(url, "/api/deals/today")["day"]
    places = [0, *(round(300 * share) for share in (0.02, 0.2, 0.8))]
    same = {"game": "istanbul", "players": 4, "won": True, "ended": 300}
    days = [
        {**same, "day": f"{today[:8]}{n:02}", "begun": n % 4 > 0, "rounds": 10 + n, "place": places[n % 4]}
        for n in range(1, int(today[8:]) + 1)
    ]
    return {"days": days, "streak": 2}


@every_language
def test_every_day_of_the_calendar_is_large_enough_for_a_finger(site: House, lang: str) -> None:
    guest = site.phone(SMALL, locale=lang)
    bring_axe(guest.context)
    guest.context.route("**/api/deals?*", lambda route: route.fulfill(json=month_of(site.url)))
    page = guest.open("/today")
    days = page.get_by_role("table").filter(has=page.locator("abbr")).get_by_role("link")
    expect(days).not_to_have_count(0)
    for box in [day.bounding_box() for day in days.all()]:
        assert box is not None
        assert box["width"] >= FINGER
        assert box["height"] >= FINGER
        assert box["x"] >= 0
    expect_no_wider(page, SMALL["width"])
    assert in_both_themes(page, lang) == []


@pytest.mark.thorough
def test_friends_play_the_same_deal_at_two_tables(site: House) -> None:
    host = site.guest()
    page = host.open("/duplicate")
    page.get_by_role("combobox", name="Chair 2").select_option("idris")
    page.get_by_role("button", name="Set the tables").press("Enter")
    expect(page).to_have_url(re.compile("/duplicate/[A-Z2-9]+"))
    way = address(page).removeprefix(site.url)
    keys = [secrets.token_urlsafe(24), secrets.token_urlsafe(24)]
    for number, key in enumerate(keys, 1):
        guest = site.guest()
        shows(guest, key)
        theirs = guest.open(way)
        theirs.get_by_role("link", name=f"Sit down at table {number}").press("Enter")
        theirs.get_by_role("button", name=re.compile("Sit down|Take", re.I)).first.press("Enter")
        expect(theirs).to_have_url(re.compile("/t/"))
        with Client(site.url, code_of(theirs), key=key) as client:
            play_on(client)
    duplicate = get(site.url, f"/api/duplicates/{way.rsplit('/', 1)[1]}")
    assert duplicate["over"]
    bring_axe(host.context)
    page = host.open(way)
    for number in (1, 2):
        expect(page.get_by_role("table", name=f"Table {number}").get_by_text("±0")).to_have_count(2)
    assert in_both_themes(page, "duplicate") == []
