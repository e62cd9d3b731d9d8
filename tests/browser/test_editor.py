"""Laying a position by hand in a browser: by keyboard, at every width, with what is impossible."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from bedesten import catalog
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import DESKTOP, House
from tests.browser.waiting import expect_no_wider
from tests.tiers import thorough

TINY: ViewportSize = {"width": 320, "height": 640}


def test_a_position_is_laid_refused_with_its_rule_and_tried_out(house: House) -> None:
    page = house.guest().open("/sandbox")
    page.get_by_role("link", name="Set up by hand").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.locator("summary", has_text="Player 1").press("Enter")
    mine = page.locator("details", has=page.locator("summary", has_text="Player 1"))
    mine.get_by_label("Lira").fill("17")
    mine.get_by_label("Lira").press("Tab")
    mine.get_by_label("Rubies", exact=True).fill("2")
    mine.get_by_label("Rubies", exact=True).press("Tab")
    expect(page.get_by_role("link", name="IST-STATE-1")).to_have_attribute("href", "/rules#IST-STATE-1")
    mine.get_by_label("Rubies", exact=True).fill("0")
    mine.get_by_label("Rubies", exact=True).press("Tab")
    mine.get_by_label("Add: Cards in hand").select_option("stay")
    expect(mine.get_by_role("button", name=re.compile("^Remove"))).to_have_count(1)
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_role("link", name="Try it out").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page).to_have_url(re.compile("17L"))
    page.get_by_role("link", name="Edit this position").click()
    page.locator("summary", has_text="Player 1").press("Enter")
    expect(page.locator("details", has_text="Player 1").get_by_label("Lira")).to_have_value("17")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [("istanbul+mocha+letters", TINY, "de-DE"), thorough("kairo", DESKTOP, "en-GB")]
    + [thorough(game, TINY, lang) for game in catalog.GAMES for lang in ("fr-FR", "es-ES")],
)
def test_its_form_fits_and_axe_finds_nothing(house: House, game: str, size: ViewportSize, lang: str) -> None:
    guest = house.guest(size, locale=lang)
    bring_axe(guest.context)
    page = guest.open(f"/editor?game={game.replace('+', '%2B')}&players=2")
    page.locator("summary").first.wait_for()
    page.evaluate("document.querySelectorAll('details').forEach(it => (it.open = true))")
    assert in_both_themes(page, "editor") == []
    expect_no_wider(page, size["width"])
