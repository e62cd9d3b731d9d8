"""The sandbox in a browser: from a replay or a position, by keyboard, taken back, passed on as a link."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.finished import Finished
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import DESKTOP, House
from tests.tiers import thorough

TINY: ViewportSize = {"width": 320, "height": 640}
SCENE = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea"


def test_a_position_is_laid_dice_are_chosen_and_taken_back_by_keyboard(house: House) -> None:
    page = house.guest().open("/sandbox")
    page.get_by_label("Position").fill(SCENE)
    page.get_by_role("button", name="Lay it").press("Enter")
    page.get_by_role("button", name="Announce 8", exact=True).press("Enter")
    expect(page.get_by_text("Chance decides")).to_be_visible()
    page.get_by_role("button", name=re.compile("Tea House: 6 and 6")).press("Enter")
    line = page.get_by_role("button", name=re.compile("^Back to here"))
    expect(line).to_have_count(2)
    there = page.url
    page.get_by_role("button", name="Take back").press("Enter")
    expect(line).to_have_count(1)
    page.get_by_role("button", name="Let it fall").press("Enter")
    expect(line).to_have_count(2)
    page.get_by_role("button", name="To the beginning").press("Enter")
    expect(line).to_have_count(0)
    other = house.guest().open(there.removeprefix(house.url))
    expect(other.get_by_role("button", name=re.compile("^Back to here"))).to_have_count(2)


def test_whoever_lays_nonsense_is_told_what_was_expected(house: House) -> None:
    guest = house.guest()
    guest.expected = "400"
    page = guest.open("/sandbox")
    page.get_by_label("Position").fill("0 nonsense")
    page.get_by_role("button", name="Lay it").click()
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en-GB"), thorough(TINY, "fr-FR"), thorough(TINY, "en-GB")]
)
def test_a_replay_leads_into_the_sandbox_and_axe_finds_nothing(
    house: House, finished: Finished, size: ViewportSize, lang: str
) -> None:
    guest = house.guest(size, locale=lang)
    bring_axe(guest.context)
    page = guest.open(f"/replay/{finished.code}#30")
    page.get_by_role("link", name=re.compile("^(Try it out|Essayer)$")).click()
    hint = page.get_by_role("button", name=re.compile("^(Hint|Un conseil)$"))
    hint.or_(page.get_by_role("button", name=re.compile("^(Let it fall|Laisser faire)$"))).wait_for()
    assert in_both_themes(page, "sandbox") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
