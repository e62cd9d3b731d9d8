"""A site of its own name, with its rules, its languages and its games; and what it says it keeps."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from bedesten.server.run import serve_in_background
from bedesten.server.site import Site
from tests.browser.playing import Mouse, panel, place, places, wait_for_question
from tests.browser.seating import KEEPER, SMALL, House
from tests.browser.serving import PAGE
from tests.browser.waiting import expect_no_wider
from tests.server.client import new_table
from tests.server.serving import settings

LIBRARY = Site("Games at the library", {"fr": "Soyez aimables."}, ("en", "fr"), ("istanbul",))


@pytest.fixture
def library(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = serve_in_background(replace(settings(tmp_path_factory.mktemp("site"), PAGE), site=LIBRARY))
    house = House(browser, running.url, drawn=False)
    yield house
    house.close()
    running.stop()


def test_a_site_has_a_name_and_offers_what_it_says(library: House) -> None:
    guest = library.guest(locale="de-DE")  # which is not spoken here
    page = guest.open("/")
    expect(page.get_by_role("link", name="Games at the library, home")).to_be_visible()
    expect(page).to_have_title("Home · Games at the library")
    expect(page.get_by_label("Language").locator("option")).to_have_text(["English", "Français"])
    expect(page.get_by_role("radio", name="Istanbul")).to_have_count(1)
    expect(page.get_by_role("radio", name="Kairo")).to_have_count(0)


def test_what_is_kept_is_listed_for_everybody(library: House) -> None:
    page = library.guest(SMALL, locale="fr-FR").open("/")
    page.get_by_role("link", name="Règles de conduite et ce qui est gardé").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Games at the library")
    expect(page.get_by_role("region", name="Comment on se traite ici")).to_contain_text("Soyez aimables.")
    things = page.get_by_role("region", name="Ce qui est gardé").get_by_role("listitem")
    expect(things.first).to_contain_text("Qui vous êtes")
    expect(things.last).to_contain_text("mots de passe")
    expect_no_wider(page, SMALL["width"])


def test_the_keeper_stops_a_table_and_tells_everybody_why(house: House) -> None:
    keeper, guest = house.guest(http_credentials=KEEPER), house.guest(SMALL)
    code, tokens = new_table(guest.url, "me", "greedy", options={"start": 0})
    guest.hold(code, tokens)
    table = guest.open(f"/t/{code}")
    wait_for_question(table)
    page = keeper.open(f"/admin/tables?q={code}")
    page.get_by_role("button", name=f"Stop {code}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Stopped")
    expect(table.get_by_text("has stopped this table")).to_be_visible()
    expect(places(table)).to_have_count(0)
    expect(table.locator("[data-region=ask].mine")).to_have_count(0)
    expect(panel(table).get_by_role("button", disabled=False)).to_have_count(0)
    page.get_by_role("link", name="Notice").click()
    page.get_by_label("en", exact=True).fill("We look into it.")
    page.get_by_role("button", name="Tell everybody").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Notice posted")
    table.reload()
    expect(table.get_by_text("We look into it.")).to_be_visible()
    table.get_by_role("button", name="I have read it").click()
    table.reload()
    expect(table.get_by_text("has stopped this table")).to_be_visible()
    expect(table.get_by_text("We look into it.")).to_have_count(0)
    page.get_by_role("link", name="Notice").click()
    page.get_by_label("en", exact=True).fill("")
    page.get_by_role("button", name="Tell everybody").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Notice posted")
    page.get_by_role("link", name="Tables").click()
    page.get_by_role("button", name=f"Open {code}").click()
    expect(table.get_by_text("has stopped this table")).to_have_count(0)
    Mouse(table).go(place(table, "Fabric Warehouse"))
