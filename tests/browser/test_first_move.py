"""From the landing page to the first own move."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, panel, places, wait_for_question
from tests.browser.seating import House

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
    Mouse(page).go(places(page).first)
    wait_for_question(page, asked)
    assert int(page.evaluate("sessionStorage.clicks")) <= 5
    moved = [e for m in guest.wire.messages if m["t"] == "step" for e in m["events"] if e["kind"] == "moved"]
    assert any(event["seat"] == guest.wire.last["as"] for event in moved)


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
