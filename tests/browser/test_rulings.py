"""Open questions of the rules: decided when a table is set, told at the table, in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.seating import House
from tests.browser.waiting import expect_no_wider


def open_rulings(page: Page, house: House, game: str) -> None:
    page.goto(f"{house.url}/new?game={game}")
    page.locator("details.panel > summary").click()
    page.locator("details.panel details > summary").click()


def test_a_ruling_is_switched_and_told_at_the_table(house: House) -> None:
    page = house.guest().page
    open_rulings(page, house, "istanbul")
    switch = page.get_by_role("switch", name="Stay Put at the Fountain")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_have_accessible_description("Usual: “Stay Put” may be played at the Fountain.")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_have_accessible_description("Agreed: “Stay Put” cannot be played at the Fountain.")
    link = page.get_by_role("link", name="Rule IST-CARD-9")
    expect(link).to_have_attribute("href", "/rules#IST-CARD-9")
    with page.expect_request(re.compile("/api/tables$")) as sent:
        page.get_by_role("button", name="Start the game").click()
    assert '"stay_on_fountain":false' in (sent.value.post_data or "")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-place]").first).to_be_visible()
    page.keyboard.press("?")
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Agreed at this table")
    expect(told).to_contain_text("“Stay Put” cannot be played at the Fountain.")


@pytest.mark.thorough
def test_rulings_fit_a_narrow_phone_in_french(house: House) -> None:
    page = house.phone({"width": 320, "height": 640}, locale="fr-FR").page
    open_rulings(page, house, "kairo")
    switch = page.get_by_role("switch", name="Défausser trois cartes")
    switch.scroll_into_view_if_needed()
    expect(switch).to_be_visible()
    expect_no_wider(page, 320)
