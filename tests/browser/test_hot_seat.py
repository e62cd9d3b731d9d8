"""Two people at one screen: cards and question are covered when it is passed on, the table stays open."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Mouse, panel, places, wait_for_question
from tests.browser.seating import FIRST, PHONE, Guest, House
from tests.server.client import get, new_table

CARDS = "[data-card]"
WATCHER = -3
NAMES = ("White", "Yellow")
SPOKEN = {"White": "White, white star", "Yellow": "Yellow, yellow sail"}


def handing(page: Page) -> Any:
    return page.get_by_role("region", name="Hand over")


def done(guest: Guest, name: str, after: str) -> None:
    """What came of the last choice is seen by whoever made it, until they say that they are done."""
    page = guest.page
    expect(handing(page).get_by_role("heading", name=f"Next: {SPOKEN[name]}")).to_be_visible()
    assert guest.wire.last["as"] == NAMES.index(after)
    handing(page).get_by_role("button", name="Done").click()


def expect_covered(guest: Guest, name: str) -> None:
    """Neither the hand nor the question of a seat is in the page, nor was it ever sent; the rest is there."""
    page = guest.page
    expect(handing(page).get_by_role("heading", name=f"Now {SPOKEN[name]}")).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    expect(panel(page)).to_have_count(0)
    expect(places(page).locator("[class*=legal], [class*=bycard]")).to_have_count(0)
    assert guest.wire.last["as"] == WATCHER
    assert guest.wire.ask["options"] == []
    assert not any(seat.get("hand") for seat in guest.wire.last["view"]["seats"])
    expect(page.get_by_role("region", name="Log")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^Bazaar"))).to_be_visible()
    expect(page.get_by_role("complementary", name="Players")).to_be_visible()


def expect_secret(guest: Guest, hand: list[str]) -> None:
    """Nowhere in the page, in no attribute."""
    names = get(guest.url, "/api/text/en")
    content = guest.page.content()
    for card in hand:
        assert names[f"name.card.{card}"] not in content


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show my cards").click()
    expect(panel(page)).to_be_visible()


def views(guest: Guest) -> int:
    """How often the page was told how the table stands."""
    return sum(message["t"] in ("sync", "step") for message in guest.wire.messages)


def play_turn(guest: Guest) -> None:
    """Anything, until the next seat of this screen is asked."""
    asked, hands = 0, Mouse(guest.page)
    while guest.wire.ask["mine"]:
        asked = wait_for_question(guest.page, asked)
        hands.answer()
        guest.page.wait_for_function(
            "after => !document.querySelector(`[data-region=ask][data-seq='${after}']`)", arg=asked
        )


def test_cards_are_covered_until_their_owner_lifts_the_cover(house: House) -> None:
    guest = house.guest()
    code, tokens = new_table(guest.url, "me", "me", options=FIRST)
    page = guest.sit(code, tokens)
    before = ""
    for name in (*NAMES, *NAMES):
        hand = guest.wire.hand if before else []
        if before:
            done(guest, name, before)
        expect_covered(guest, name)
        expect_secret(guest, hand)
        for key in ("y", "Enter", "Space"):  # no key reaches what is covered, nor lifts the cover by mistake
            page.keyboard.press(key)
        expect_covered(guest, name)
        told = views(guest)
        lift(page, name)
        assert guest.wire.last["as"] == NAMES.index(name)
        assert views(guest) == told + 1
        expect(page.locator(CARDS)).to_have_count(len(set(guest.wire.hand)))
        other = NAMES[1 - NAMES.index(name)]
        expect(page.get_by_role("region", name="Log")).not_to_contain_text(f"{other} draws “")
        play_turn(guest)
        before = name


@pytest.mark.thorough
def test_a_phone_is_passed_on_too(house: House) -> None:
    guest = house.phone(PHONE)
    code, tokens = new_table(guest.url, "me", "me", options=FIRST)
    page = guest.sit(code, tokens)
    expect(handing(page)).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Cards").tap()
    expect(page.locator(CARDS)).to_have_count(0)
    expect(page.get_by_role("region", name="Cards")).to_contain_text("covered")
    page.get_by_role("navigation").get_by_role("button", name="Board").tap()
    lift(page, "White")
    expect(handing(page)).to_have_count(0)
