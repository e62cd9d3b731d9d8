"""Two people at one screen: it is covered when it is passed on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import Mouse, panel, wait_for_question
from tests.browser.seating import FIRST, Guest, House
from tests.server.client import get, new_table

CARDS = "[data-card]"


def cover(page: Page, name: str) -> None:
    expect(page.get_by_role("dialog", name=f"Pass to {name}")).to_be_visible()


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def expect_covered(guest: Guest) -> None:
    """Neither the hand nor the question of the seat behind the cover is in the page."""
    page = guest.page
    names = get(guest.url, "/api/text/en")
    assert guest.wire.hand
    expect(page.locator(CARDS)).to_have_count(0)
    expect(panel(page)).to_have_count(0)
    for card in guest.wire.hand:
        assert names[f"name.card.{card}"] not in page.content()


def play_turn(guest: Guest) -> None:
    """Anything, until the next seat of this screen is asked."""
    seat, asked = guest.wire.last["as"], 0
    hands = Mouse(guest.page)
    while guest.wire.last["as"] == seat:
        asked = wait_for_question(guest.page, asked)
        hands.answer()
        guest.page.wait_for_function(
            "after => !document.querySelector(`[data-region=ask][data-seq='${after}']`)", arg=asked
        )


def test_a_cover_hides_the_hand_until_its_owner_lifts_it(house: House) -> None:
    guest = house.guest()
    code, tokens = new_table(guest.url, "me", "me", options=FIRST)
    page = guest.sit(code, tokens)
    for name in ("White", "Yellow", "White", "Yellow"):
        cover(page, name)
        expect_covered(guest)
        page.keyboard.press("y")  # keys do not reach what is covered
        lift(page, name)
        expect(page.locator(CARDS)).to_have_count(len(set(guest.wire.hand)))
        expect(page.locator("[aria-live=assertive]")).to_have_text(re.compile("^Your turn"))
        others = {"White": "Yellow", "Yellow": "White"}[name]
        expect(page.get_by_role("region", name="Log")).not_to_contain_text(f"{others} draws “")
        play_turn(guest)
