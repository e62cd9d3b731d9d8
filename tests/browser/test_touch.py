"""What a finger can do beside tapping: rest, swipe, spread."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Finger, panel, place, wait_for_question
from tests.browser.seating import House
from tests.browser.touching import press_until, rest, swipe

SKIP = "[data-token=skip]"


def at_the_warehouse(house: House) -> tuple[Page, int]:
    """A question that has a way out and something to claim."""
    page = house.phone().table("me", "greedy")
    asked = wait_for_question(page)
    Finger(page).go(place(page, "Fabric Warehouse"))
    return page, wait_for_question(page, asked)


def test_a_long_press_tells_what_a_place_is(house: House) -> None:
    page = house.phone().table("me", "greedy")
    wait_for_question(page)
    palace = page.get_by_role("dialog", name="13 Sultan's Palace")
    press_until(place(page, "Sultan's Palace"), palace)
    rule = palace.get_by_role("link", name="Sultan's Palace")
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("href", "/rules#IST-SULT-1")
    expect(palace).to_contain_text("Too far")
    palace.get_by_role("button", name="Close").tap()
    expect(palace).to_have_count(0)
    expect(panel(page)).to_contain_text("Where does your merchant go?")


@pytest.mark.thorough
def test_a_long_press_tells_what_a_card_is(house: House) -> None:
    guest = house.phone()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    page.get_by_role("navigation").get_by_role("button", name="Cards").tap()
    card = page.locator(f"[data-card={guest.wire.hand[0]}]")
    told = page.get_by_role("dialog")
    press_until(card, told)
    rule = told.get_by_role("link", name="Bonus cards")
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("href", re.compile("^/rules#IST-CARD-"))


def test_to_leave_something_behind_a_finger_has_to_rest(house: House) -> None:
    page, asked = at_the_warehouse(house)
    page.locator(SKIP).tap()
    expect(page.locator(SKIP)).to_contain_text("Keep your finger on it")
    expect(page.locator("[data-region=ask]")).to_have_attribute("data-seq", str(asked))
    rest(page.locator(SKIP))
    assert wait_for_question(page, asked) > asked


@pytest.mark.thorough
def test_a_mouse_or_a_key_need_not_rest(house: House) -> None:
    page, asked = at_the_warehouse(house)
    page.keyboard.press("n")
    assert wait_for_question(page, asked) > asked


def test_the_sheet_follows_a_swipe(house: House) -> None:
    page = house.phone().table("me", "greedy")
    wait_for_question(page)
    sheet, grip = page.locator(".sheet"), page.get_by_role("button", name=re.compile("room for the question"))
    for dy, height in ((60, "peek"), (-60, "half"), (-60, "full"), (60, "half")):
        swipe(grip, dy)
        expect(sheet).to_have_class(re.compile(rf"\b{height}\b"))
