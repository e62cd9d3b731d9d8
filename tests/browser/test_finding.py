"""Finding each other: a quick match of two strangers, and a table that is open to everybody."""

import re
import secrets

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import wait_for_question
from tests.browser.seating import FIRST, SMALL, House
from tests.browser.waiting import code_of, expect_no_wider
from tests.server.client import get, new_table


def listed(page: Page, name: str, way: str) -> Locator:
    """The line of one table in a list; other tests leave tables of theirs behind."""
    lines = page.get_by_role("list", name=name).get_by_role("listitem")
    return lines.filter(has=page.locator(f"a[href='{way}']"))


def test_two_who_look_for_a_quick_match_meet(house: House) -> None:
    first, second = house.guest(), house.guest(SMALL)
    page = first.open("/")
    here = page.get_by_role("region", name="With people who are here")
    expect(here.get_by_text("Robots take the free chairs after 1 minute")).to_be_visible()
    here.get_by_role("button", name="Find players").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    expect(page.get_by_text("Robots take the free chairs in 1 minute.")).to_be_visible()
    other = second.open("/people")
    expect(listed(other, "Open tables", f"/j/{code_of(page)}")).to_have_count(1)
    expect_no_wider(other, SMALL["width"])
    expect(other.get_by_text(re.compile("^1 person is waiting: you sit down at once"))).to_be_visible()
    other.get_by_role("group", name="Pace").get_by_text("A day a turn").click()
    expect(other.get_by_text("Nobody is waiting for that right now.")).to_be_visible()
    other.get_by_role("group", name="Pace").get_by_text("In one sitting").click()
    other.get_by_role("switch", name="Rated").click()
    expect(other.get_by_text("Nobody is waiting for that right now.")).to_be_visible()
    other.get_by_role("switch", name="Rated").click()
    other.get_by_role("button", name="Find players").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
    expect(other.get_by_text("2 of 3 chairs")).to_be_visible()


@pytest.mark.thorough
def test_a_table_that_is_open_to_everybody_is_found_on_the_home_page(house: House) -> None:
    host, guest = house.guest(), house.guest()
    page = host.open("/people")
    page.get_by_role("link", name="Open a table").click()
    page.locator("#content").get_by_text("More", exact=True).click()
    expect(page.get_by_role("switch", name="Open to everybody")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    code = code_of(page)
    other = guest.open("/")
    row = listed(other, "Open tables", f"/j/{code}")
    expect(row).to_contain_text("No clock")
    expect(row).to_contain_text("English")
    expect(row).to_contain_text("2 chairs free")
    row.get_by_role("link", name="Join").click()
    expect(other).to_have_url(re.compile(f"/j/{code}$"))
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()


@pytest.mark.thorough
def test_who_joins_reads_first_what_is_agreed(house: House) -> None:
    code, tokens = new_table(
        house.url,
        "me",
        "open",
        key=secrets.token_urlsafe(24),
        rated=True,
        watched=False,
        clock={"kind": "live"},
        options=FIRST,
    )
    page = house.guest(SMALL).open(f"/j/{code}")
    terms = page.get_by_role("list", name="What you agree to")
    expect(terms).to_contain_text("Rated. The result changes everybody’s rating.")
    expect(terms).to_contain_text("90 seconds a turn")
    expect(terms).to_contain_text("No spectators")
    expect(terms).to_contain_text("Ready-made phrases only")
    expect_no_wider(page, SMALL["width"])
    host = house.guest()
    host.hold(code, tokens)
    expect(host.open(f"/new?table={code}").get_by_role("list", name="What you agree to")).to_contain_text(
        "Rated"
    )
    page.get_by_role("button", name="Sit down").click()
    wait_for_question(host.page)
    host.page.get_by_role("button", name="Help", exact=True).click()
    expect(host.page.get_by_role("dialog")).to_contain_text("Rated. The result changes")


@pytest.mark.thorough
def test_who_looks_for_players_can_stop(house: House) -> None:
    first, second = house.guest(), house.guest()
    page = first.open("/")
    page.get_by_role("group", name="Players").get_by_text(
        "5", exact=True
    ).click()  # nobody else looks for that
    page.get_by_role("button", name="Find players").click()
    expect(page.get_by_text("1 of 5 chairs")).to_be_visible()
    code = code_of(page)
    page.get_by_role("button", name="Stop looking").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("button", name="Find players")).to_be_visible()
    other = second.open("/new?friends=1")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_text("1 of 3 chairs")).to_be_visible()
    kept = code_of(other)
    other = second.open("/")
    expect(listed(other, "Open tables", f"/j/{code}")).to_have_count(0)
    other.get_by_role("button", name="Give up my chair").click()
    expect(other.locator(f"a[href='/new?table={kept}']")).to_have_count(0)
    assert [seat["kind"] for seat in get(house.url, f"/api/tables/{kept}")["seats"]] == ["open"] * 3


def test_a_game_that_is_played_is_found_and_looked_on_at(house: House) -> None:
    host, second, watcher = house.guest(), house.guest(), house.guest(SMALL)
    page = host.open("/new?friends=1")
    page.locator("#content").get_by_text("More", exact=True).click()
    page.get_by_role("switch", name="Open to everybody").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    code = code_of(page)
    other = second.open(f"/j/{code}")
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
    page.get_by_role("button", name="Begin now").click()
    wait_for_question(page)
    looking = watcher.open("/")
    row = listed(looking, "Now playing", f"/t/{code}")
    expect(row).to_be_visible()
    expect_no_wider(looking, SMALL["width"])
    row.get_by_role("link", name="Watch").click()
    expect(looking.locator("[data-place]").first).to_be_visible()
    expect(looking).to_have_url(re.compile(f"/t/{code}$"))
