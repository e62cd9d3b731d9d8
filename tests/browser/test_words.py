"""Words at the table: each reads them in their own language, or not at all."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from tests.browser.playing import wait_for_question
from tests.browser.seating import SMALL, House
from tests.browser.serving import PAGE
from tests.browser.waiting import code_of, expect_no_wider
from tests.server.client import Client, new_table
from tests.server.serving import settings

# what is said stays until somebody has looked, however long that takes
STAYS = """const later = setTimeout
window.setTimeout = (what, time, ...more) => time === 6000 ? 0 : later(what, time, ...more)"""


def test_a_phrase_arrives_in_everybodys_own_language(house: House) -> None:
    host, friend, watcher = house.guest(), house.guest(SMALL, locale="fr-FR"), house.guest()
    for guest in (host, friend):
        guest.context.add_init_script(STAYS)
    page = host.open("/new?friends=1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("1 of 3 chairs")).to_be_visible()
    code = code_of(page)
    other = friend.open(f"/j/{code}")
    other.get_by_role("button", name="S’asseoir").click()
    expect(page.get_by_text("2 of 3 chairs")).to_be_visible()
    page.get_by_role("button", name="Robot sits in").click()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(other.get_by_text("Bonne chance !")).to_be_visible()
    expect(page.get_by_text("Good luck!")).to_be_visible()
    expect_no_wider(other, SMALL["width"])
    watcher.open(f"/t/{code}")
    expect(page.get_by_title("1 person watching")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("switch", name="Mute").click()
    page.get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Dire quelque chose").click()
    other.get_by_role("button", name="Merci !").click()
    expect(other.get_by_text("Merci !")).to_be_visible()
    expect(page.get_by_text("Thank you!")).to_have_count(0)
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Report").click()
    expect(page.get_by_text("Reported. Whoever runs this site")).to_be_visible()


@pytest.mark.thorough
def test_there_is_nothing_to_say_to_robots(house: House) -> None:
    guest = house.guest()
    page = guest.open("/new")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)


@pytest.mark.thorough
def test_nobody_looks_on_where_the_host_does_not_like_it(house: House) -> None:
    host, other = house.guest(), house.guest(SMALL)
    page = host.open("/new")
    page.locator("#content").get_by_text("More", exact=True).click()
    page.get_by_role("switch", name="Others may watch").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    code = code_of(page)
    seen = other.open(f"/j/{code}")
    expect(seen.get_by_text("The game has begun. This table has no spectators")).to_be_visible()
    expect(seen.get_by_role("link", name="Watch")).to_have_count(0)
    seen = other.open(f"/t/{code}")
    expect(seen.get_by_text("The game has begun. This table has no spectators")).to_be_visible()


@pytest.fixture
def talking(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A site that lets people write."""
    running = serve_in_background(replace(settings(tmp_path, PAGE), site=Site(free_text=True)))
    house = House(browser, running.url, drawn=False)
    yield house
    house.close()
    running.stop()


def test_people_write_and_put_signs_on_turns_where_the_table_allows_it(talking: House) -> None:
    host, friend = talking.guest(), talking.guest()
    friend.context.add_init_script(STAYS)
    host.expected = "404"  # nobody is asked by a seat without a key
    code, tokens = new_table(host.url, "me", "me", options={"start": 0}, free_text=True)
    page, other = host.sit(code, tokens[:1]), friend.sit(code, tokens[1:], 1)
    wait_for_question(page)
    page.get_by_role("button", name="Say something").click()
    field = page.get_by_label("In your own words")
    field.fill("see example.com")
    field.press("Enter")
    expect(page.get_by_text("No links or addresses")).to_be_visible()
    page.get_by_role("button", name="Say something").click()
    expect(field).to_have_value("see example.com")
    field.fill("Mind the <b>step</b>!")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(other.get_by_text("Mind the <b>step</b>!")).to_be_visible()
    with Client(host.url, code, tokens) as client:
        client.act("move:fabric", "leave")
    card = other.locator("details[data-turn]").first
    card.locator("summary").click()
    card.get_by_role("button", name="Bravo").click()
    expect(card.get_by_role("button", name="Bravo")).to_have_attribute("aria-pressed", "true")
    seen = page.locator("details[data-turn]").first.locator("summary")
    expect(seen).to_contain_text("Bravo, from")
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("switch", name="Mute").click()
    page.get_by_role("button", name="Close").click()
    expect(seen).not_to_contain_text("Bravo, from")
    card.get_by_role("button", name="Bravo").click()
    expect(card.get_by_role("button", name="Bravo")).to_have_attribute("aria-pressed", "false")
