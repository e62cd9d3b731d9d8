"""Games with pieces that belong to nobody."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, panel, place, wait_for_question
from tests.browser.seating import FIRST, House


@pytest.mark.thorough
def test_two_players_meet_neutral_merchants(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy")
    wait_for_question(page)
    stand = guest.wire.last["view"]["neutral_merchants"]
    assert len(stand) == 3
    for name in stand:
        tile = page.locator(f"[data-place={name}]")
        expect(tile).to_have_accessible_name(re.compile("neutral merchant"))
        expect(tile.locator("[data-piece^=mn]").first).to_be_visible()
    toll = [o for o in guest.wire.ask["options"] if "pay" in o["plan"]]
    for option in toll:
        expect(page.locator(f"[data-place={option['argument']}]")).to_contain_text("toll")


def test_neutral_assistants_are_left_and_lie_there(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy", "greedy", options={**FIRST, "neutral_assistants": True})
    asked = wait_for_question(page)
    stack = guest.wire.last["view"]["seats"][0]["stack"]
    assert "neutral" in stack
    merchant = place(page, "Fountain").locator("[data-piece=m0]")
    expect(merchant.locator("use[href='#sym-disc-neutral']")).to_have_count(stack.count("neutral"))
    Mouse(page).go(place(page, "Fabric Warehouse"))
    wait_for_question(page, asked)
    assert guest.wire.last["view"]["stray_assistants"] == ["fabric"]
    expect(place(page, "Fabric Warehouse")).to_have_accessible_name(re.compile("neutral assistant"))
    expect(panel(page)).to_contain_text("+2 fabric cart 2 of 2")
