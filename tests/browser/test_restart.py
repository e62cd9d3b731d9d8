"""The server dies in mid-turn and comes back; the page does not blink."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Mouse, place, question, wait_for_question
from tests.browser.seating import House
from tests.browser.serving import Server
from tests.browser.waiting import expect_read

MARK = "document.documentElement.dataset.mark = 'not loaded anew'"
MARKED = "document.documentElement.dataset.mark"


@pytest.fixture
def shaken(browser: Browser, fragile: Server) -> Iterator[House]:
    house = House(browser, fragile.url, drawn=False)
    yield house
    house.close()


def shown(page: Page) -> list[str]:
    """The question, the log, the hand and the players, as they are read."""
    regions = [page.get_by_role("region", name=name) for name in ("Log", "Your cards")]
    read = [region.inner_text() for region in regions]
    return question(page) + read + page.locator("[data-seat]").all_inner_texts()


def test_a_page_comes_back_by_itself_after_the_server_was_killed(shaken: House, fragile: Server) -> None:
    guest = shaken.guest()
    guest.expected = "ERR_CONNECTION_"  # refused, or reset where something was on its way
    page = guest.table("me", "greedy", "greedy")
    hands = Mouse(page)
    asked = wait_for_question(page)
    hands.go(place(page, "Caravansary"))
    asked = wait_for_question(page, asked)
    page.wait_for_load_state("networkidle")
    before = shown(page)
    page.evaluate(MARK)
    told = len(guest.wire.frames)
    fragile.kill()
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Connection lost")
    fragile.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    guest.wire.wait_for("sync", told)
    assert guest.wire.last["seq"] == asked
    expect_read(page, before, lambda: shown(page))
    for _ in range(3):
        hands.answer()
        asked = wait_for_question(page, asked)
    assert page.evaluate(MARKED) == "not loaded anew"
