"""Letters & Seals and the Great Bazaar at the page: a whole game, choices out of turn, hidden hands."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.playing import Keys, Mouse, expect_heard, panel, place, wait_for_question
from tests.browser.scanning import bring_axe, in_turn
from tests.browser.screens import Screen
from tests.browser.seating import DESKTOP, PHONE, Guest, House
from tests.browser.test_friends import expect_only_own, settle
from tests.browser.test_games import expect_ranking
from tests.server.client import new_table, post

BAZAAR = "istanbul+mocha+letters"
# kiosk and auction house lie beside the fountain, where the merchants begin
NEAR = {"layout": "16,15,18,3,10,8,1,22,17,4,2,19,7,23,9,20,11,5,14,13,21,24,12,6,25", "start": 0}


def answer(guest: Guest, *tokens: str) -> int:
    """Push the buttons with these tokens, one question after the other; the number of the last question."""
    asked = 0
    for token in tokens:
        asked = wait_for_question(guest.page, asked)
        Keys(guest.page).push(guest.page.locator(f"[data-region=ask] [data-token='{token}']").first)
    return asked


def go(guest: Guest, name: str) -> int:
    """By keyboard to a place; the number of the question that follows."""
    asked = wait_for_question(guest.page)
    Keys(guest.page).go(place(guest.page, name))
    return wait_for_question(guest.page, asked)


def friends(house: House) -> tuple[Guest, Guest]:
    code, tokens = new_table(house.url, "me", "open", game=BAZAAR, options=NEAR)
    joined = post(house.url, f"/api/tables/{code}/join", {"name": "Bora"})["seats"][0]["token"]
    guests = house.guest(), house.guest()
    guests[0].sit(code, tokens)
    guests[1].sit(code, [joined], first=1)
    return guests


def expect_called(asked: Guest, awaiting: Guest) -> None:
    """Title, announcement and a head of its own for one; the other sees who is awaited."""
    wait_for_question(asked.page)
    expect(asked.page).to_have_title(re.compile("You are asked"))
    expect_heard(asked.page, "You are asked")
    expect(panel(asked.page)).to_contain_text("you are asked")
    expect(panel(awaiting.page).get_by_role("heading")).to_contain_text("Bora is choosing")


def auction(one: Guest, other: Guest) -> None:
    go(one, "Auction House")
    asked = answer(one, "auction", "gain:R", "bid:1")
    expect_called(other, one)
    expect(panel(one.page)).to_contain_text("Highest bid: 1 by")
    expect(panel(other.page)).to_contain_text("You have 3 Lira.")
    other.page.locator("[data-region=ask] [data-token='bid:3']").click()
    settle((one, other), asked + 1)
    assert other.wire.last["view"]["seats"][1]["cards"] == 3
    assert one.wire.last["view"]["seats"][0]["lira"] == 2 + 3


def to_the_next_move(guests: tuple[Guest, Guest]) -> None:
    """Both answer anything until the first is to move again."""
    while not (guests[0].wire.ask["mine"] and guests[0].wire.ask["decision"] == "Move"):
        asked = guests[0].wire.ask["seat"]
        number = wait_for_question(guests[asked].page)
        out = guests[asked].page.locator("[data-region=ask] [data-token=end_turn]")
        if out.count():
            out.click()
        else:
            Mouse(guests[asked].page).answer()
        settle(guests, number)


def kiosk(one: Guest, other: Guest) -> None:
    go(one, "Kiosk")
    asked = answer(one, "kiosk")
    wait_for_question(one.page, asked)
    letters = one.wire.last["view"]["seats"][0]["letters"]
    assert len(letters) == 1
    expect(one.page.locator(f"[data-region=hand] [data-letter='{letters[0]}']")).to_be_visible()
    while one.wire.ask["mine"]:
        asked = wait_for_question(one.page)
        Keys(one.page).answer()
        settle((one, other), asked)
    expect_called(other, one)
    offered = one.wire.last["view"]["places"]["kiosk"]["revealed"]
    assert len(offered) == 2
    expect(panel(one.page).locator("[data-deal=kiosk] li")).to_have_count(len(offered))
    asked = wait_for_question(other.page)
    panel(other.page).locator(f"[data-token='pick:{offered[0]}']").click()
    settle((one, other), asked)
    while other.wire.ask["mine"]:
        asked = wait_for_question(other.page)
        Mouse(other.page).answer()
        settle((one, other), asked)


def test_an_auction_and_a_kiosk_are_answered_elsewhere(house: House) -> None:
    one, other = friends(house)
    auction(one, other)
    to_the_next_move((one, other))
    kiosk(one, other)
    for seat, guest in enumerate((one, other)):
        expect_only_own(guest, seat)


@pytest.mark.thorough
def test_a_whole_great_bazaar_by_keyboard_alone(house: House) -> None:
    one, other = friends(house)
    other.page.get_by_role("button", name="Settings").click()
    other.page.get_by_role("button", name="Let a robot sit in for me").click()
    hands = Keys(one.page)
    for _ in hands.questions():
        hands.answer()
    expect_ranking(one.page, house.url)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("size", "name", "action"), [(DESKTOP, "Auction House", "auction"), (PHONE, "Kiosk", "kiosk")]
)
def test_axe_finds_nothing(house: House, size: ViewportSize, name: str, action: str) -> None:
    guest = house.guest(size)
    bring_axe(guest.context)
    assert in_turn(screens(guest, name, action)) == []


def screens(guest: Guest, name: str, action: str) -> Iterator[Screen]:
    """The table, and what a place asks."""
    page = guest.table("me", "random", game=BAZAAR, options=NEAR)
    wait_for_question(page)
    yield "table", page
    go(guest, name)
    asked = answer(guest, action)
    wait_for_question(page, asked)
    if action == "auction":
        wait_for_question(page, answer(guest, "gain:G"))
    yield name, page


@pytest.mark.thorough
def test_both_expansions_together_are_the_great_bazaar(house: House) -> None:
    page: Page = house.guest().open("/")
    page.get_by_role("radio", name="Great Bazaar").check(force=True)
    expect(page.get_by_role("article").filter(has_text="both boxes in one")).to_be_visible()
    page.get_by_role("link", name="Set this table").click()
    expect(page.get_by_role("radio", name="Great Bazaar")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="Bazaar, 5 by 5 places")).to_be_visible()
    assert house.guests[0].wire.last["view"]["game"] == BAZAAR
