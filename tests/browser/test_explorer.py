"""The explorer in a browser: an opening is walked through on the board and in the list, by keyboard."""

import re

from playwright.sync_api import expect

from tests.browser.scanning import bring_axe, violations
from tests.browser.seating import SMALL, House
from tests.browser.waiting import expect_no_wider


def test_an_opening_is_walked_through_and_its_address_says_so(house: House) -> None:
    page = house.guest().open("/explore?game=istanbul&players=4&of=shipped")
    first = page.get_by_role("figure", name="Where seats go first")
    board = first.get_by_role("group", name=re.compile("^The board"))
    expect(board.get_by_role("button")).to_have_count(16)
    first.get_by_role("listitem").get_by_role("button").first.press("Enter")
    then = page.get_by_role("figure", name="Where seats go next")
    expect(then).to_be_visible()
    expect(page).to_have_url(re.compile("after=place"))
    then.get_by_role("button", name="As a table").press("Enter")
    expect(then.get_by_role("columnheader", name="% won", exact=True)).to_be_visible()
    page.get_by_role("navigation", name="The opening so far").get_by_role("button").first.press("Enter")
    expect(first).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("kairo")
    expect(first.get_by_role("rowheader", name="red")).to_be_visible()


def test_a_layout_is_rated_and_its_address_carries_it(house: House) -> None:
    guest = house.guest(SMALL)
    bring_axe(guest.context)
    page = guest.open("/explore?game=istanbul&players=2&of=shipped")
    lab = page.get_by_role("region", name="Rate a layout")
    lab.get_by_role("combobox", name="Layout").select_option("own")
    lab.get_by_role("textbox").fill("16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1")
    lab.get_by_role("textbox").press("Enter")
    chairs = lab.get_by_role("figure", name="Who wins")
    expect(chairs.get_by_role("listitem")).to_have_count(2)
    expect(page).to_have_url(re.compile("rate=16"))
    chairs.get_by_role("button", name="As a table").press("Enter")
    expect(chairs.get_by_role("rowheader", name="Seat 1")).to_be_visible()
    assert violations(page) == []
    expect_no_wider(page, SMALL["width"])
    page.get_by_role("combobox", name="Game").select_option("kairo")
    boards = lab.get_by_role("combobox", name="Board")
    expect(boards.get_by_role("option")).to_have_text(
        ["Bazaar, 12 × 10 squares", "Courtyard, 11 × 11 squares"]
    )
