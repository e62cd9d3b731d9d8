"""The sandbox in a browser: from a replay or a position, by keyboard, taken back, passed on as a link."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bedesten import catalog
from tests.browser.finished import Finished
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import DESKTOP, House
from tests.browser.waiting import address, expect_no_wider
from tests.tiers import every_language, thorough

TINY: ViewportSize = {"width": 320, "height": 640}
SCENE = "todo=ActHere.0,Encounters.0,EndTurn.0 | 0 2L @tea"


def laid(house: House) -> Page:
    page = house.guest().open("/sandbox")
    page.get_by_label("Position").fill(SCENE)
    page.get_by_role("button", name="Set it up").press("Enter")
    return page


def test_a_position_is_laid_dice_are_chosen_and_taken_back_by_keyboard(house: House) -> None:
    page = laid(house)
    page.get_by_role("button", name="Announce 8", exact=True).press("Enter")
    expect(page.get_by_text("Chance decides")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Tea House: 6 and 6")).press("Enter")
    line = page.get_by_role("button", name=re.compile("^Back to here"))
    expect(line).to_have_count(2)
    there = address(page)
    page.get_by_role("button", name="Take back").press("Enter")
    expect(line).to_have_count(1)
    page.get_by_role("button", name="Leave it to chance").press("Enter")
    expect(line).to_have_count(2)
    page.get_by_role("button", name="To the beginning").press("Enter")
    expect(line).to_have_count(0)
    other = house.guest().open(there.removeprefix(house.url))
    expect(other.get_by_role("button", name=re.compile("^Back to here"))).to_have_count(2)


def test_branches_and_notes_are_kept_passed_on_and_saved_as_a_record(house: House, tmp_path: Path) -> None:
    page = laid(house)
    page.get_by_role("button", name="Announce 8", exact=True).press("Enter")
    page.get_by_role("button", name=re.compile("^Tea House: 6 and 6")).press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Back to here"))).to_have_count(2)
    page.get_by_role("button", name="Take back").press("Enter")
    page.get_by_role("button", name=re.compile("^Tea House: 1 and 1")).press("Enter")
    other = page.get_by_role("button", name=re.compile("^Go here"))
    expect(other).to_have_count(1)
    page.get_by_label("Note about this moment").fill("Unlucky.")
    page.get_by_label("Note about this moment").press("Tab")
    expect(page.locator("p", has_text="Unlucky.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a record").press("Enter")
    download.value.save_as(tmp_path / "tried.bdn")
    again = house.guest().open(address(page).removeprefix(house.url))
    expect(again.locator("p", has_text="Unlucky.")).to_be_visible()
    expect(again.get_by_role("button", name=re.compile("^Go here"))).to_contain_text("6")
    again.goto(f"{house.url}/open")
    again.locator("input[type=file]").set_input_files(tmp_path / "tried.bdn")
    expect(again.locator("p", has_text="Unlucky.")).to_be_visible()
    again.get_by_role("button", name=re.compile("^Go here")).press("Enter")
    expect(again.get_by_role("button", name=re.compile("^Go here"))).to_have_count(1)
    remove = again.get_by_role("button", name="Remove from here on")
    expect(remove).to_have_attribute("aria-disabled", "false")  # it is there, and no longer on the way
    remove.press("Enter")
    expect(again.locator("p", has_text="Unlucky.")).to_have_count(0)


def test_seats_at_no_table_have_the_signs_of_their_game(house: House) -> None:
    page = house.guest().open("/sandbox?game=kairo&players=3")
    seats = page.locator("ul.seats > li")
    expect(seats).to_have_count(3)
    signs = [seat.locator("use").first.get_attribute("href") for seat in seats.all()]
    assert signs == [f"#sym-emblem-{mark}" for mark in catalog.game("kairo").seats[:3]]


def test_whoever_lays_nonsense_is_told_what_was_expected(house: House) -> None:
    guest = house.guest()
    guest.expected = "400"
    page = guest.open("/sandbox")
    page.get_by_label("Position").fill("0 nonsense")
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.thorough
@every_language
def test_what_is_laid_and_what_is_framed_is_whole_in_every_language_on_the_smallest_screen(
    house: House, lang: str
) -> None:
    guest = house.guest(TINY, locale=lang)
    guest.expected = "400"  # a frame of nothing says so
    bring_axe(guest.context)
    for path, ready in {"/sandbox": "form", "/editor": "form", "/embed": "[role=alert]"}.items():
        page = guest.open(path)
        page.locator(ready).wait_for()
        expect_no_wider(page, TINY["width"])
        assert in_both_themes(page, path) == []


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
    hint.or_(page.get_by_role("button", name=re.compile("^(Leave it to chance|Laisser faire)$"))).wait_for()
    assert in_both_themes(page, "sandbox") == []
    expect_no_wider(page, size["width"])
