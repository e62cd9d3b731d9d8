"""From the landing page to the first own move."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.browser.playing import Mouse, panel, places, wait_for_question
from tests.browser.seating import House
from tests.browser.serving import PAGE
from tests.tiers import thorough

COUNT = """addEventListener('click', event => {
    if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1
}, true)"""


@pytest.mark.drawn
def test_the_first_own_move_takes_at_most_five_clicks(house: House) -> None:
    guest = house.guest(reduced_motion="no-preference")  # as it is for most, with pieces that travel
    guest.context.add_init_script(COUNT)
    page = guest.open("/")
    page.get_by_role("button", name="Play now").click()
    asked = wait_for_question(page)
    assert not page.get_by_role("dialog").or_(page.get_by_role("textbox")).count(), "nothing is asked"
    Mouse(page).go(places(page).first)
    wait_for_question(page, asked)
    assert int(page.evaluate("sessionStorage.clicks")) <= 5
    moved = [e for m in guest.wire.messages if m["t"] == "step" for e in m["events"] if e["kind"] == "moved"]
    assert any(event["seat"] == guest.wire.last["as"] for event in moved)


@pytest.mark.thorough
def test_a_table_set_by_hand_takes_at_most_five_clicks_too(house: House) -> None:
    guest = house.guest()
    guest.context.add_init_script(COUNT)
    page = guest.open("/")
    page.get_by_role("link", name="Set this table").click()
    page.get_by_role("button", name="Start the game").click()
    asked = wait_for_question(page)
    Mouse(page).go(places(page).first)
    wait_for_question(page, asked)
    assert int(page.evaluate("sessionStorage.clicks")) <= 5
    expect(panel(page)).to_be_visible()


LARGEST = "istanbul+mocha+letters"
# between two looks nothing more was fetched
QUIET = """() => {
    const count = performance.getEntriesByType('resource').length
    return window.fetched === (window.fetched = count)
}"""
BETWEEN = 2000  # milliseconds


@pytest.mark.parametrize(
    ("locale", "game"),
    [
        ("fr-FR", LARGEST),
        *[thorough(locale, LARGEST) for locale in ("en-GB", "de-DE", "es-ES")],
        *[thorough(locale, "kairo") for locale in ("en-GB", "fr-FR", "de-DE", "es-ES")],
    ],
)
def test_few_scripts_lead_from_home_to_a_table_in_every_language(
    house: House, locale: str, game: str
) -> None:
    guest = house.guest(locale=locale)
    scripts: set[str] = set()

    def came(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.add(Path(response.url).name)

    guest.page.on("response", came)
    # tables of other tests are not looked at here
    guest.page.route(re.compile("/api/(open|playing)"), lambda route: route.fulfill(json=[]))
    guest.open("/").locator("main a[href^='/new']").first.click()
    guest.page.locator("form .btn.go").first.wait_for()
    wait_for_question(guest.table("me", "greedy", game=game, options={"start": 0}))
    guest.page.wait_for_function(QUIET, polling=BETWEEN)
    sizes = [len(gzip.compress((PAGE / "assets" / name).read_bytes())) for name in scripts]
    assert 100_000 < sum(sizes) <= 195_000
