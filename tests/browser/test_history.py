"""What a player has played, on their own page and on the one they show to others."""

import json
import re
import secrets

import pytest
from playwright.sync_api import expect

from tests.browser.finished import finish
from tests.browser.seating import SMALL, House
from tests.browser.waiting import expect_no_wider
from tests.server.client import Client, new_table, play_on, post


def test_games_are_listed_and_shown_to_others_only_if_one_likes(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest, other = house.guest(SMALL), house.guest()
    url = guest.url
    code = finish(url, "greedy", key=key).code
    finish(url, "greedy", "easy", key=key)
    post(url, "/api/me", {"name": "Aylin"}, key=key)
    guest.own(key)
    page = guest.open("/me")
    games = page.get_by_role("region", name="Games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect_no_wider(page, SMALL["width"])
    games.get_by_label("Players").select_option("2")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games.get_by_text(re.compile("(1st|2nd) of 2"))).to_be_visible()
    expect(games.get_by_role("link")).to_have_count(2)
    for nth, way in enumerate((f"/study/{code}", f"/replay/{code}")):
        expect(games.get_by_role("link").nth(nth)).to_have_attribute("href", way)
    games.get_by_label("Players").select_option("")
    games.get_by_role("searchbox", name="Played with").fill("nil")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games.get_by_role("listitem")).to_contain_text("Nilüfer")
    games.get_by_role("searchbox").fill("safiye")
    expect(games.get_by_text("No such game.")).to_be_visible()
    rows = page.get_by_role("region", name="Head to head").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Idris")
    kept = page.get_by_role("region", name="Keepsakes").get_by_role("listitem")
    expect(kept.filter(has_text="A first game played to the end")).not_to_contain_text("not yet")
    expect(kept.filter(has_text="A game with five players")).to_contain_text("not yet")
    page.get_by_role("switch", name="Others may see this page").click()
    link = page.get_by_label("Link to your page").input_value()
    shown = other.open(link.removeprefix(url))
    expect(shown.get_by_role("heading", level=1)).to_have_text("Aylin")
    expect(shown.get_by_role("region", name="Games").get_by_role("listitem")).to_have_count(2)
    expect(shown.get_by_role("region", name="Keepsakes")).to_have_count(0)
    page.get_by_role("switch", name="Others may see this page").click()
    expect(page.get_by_label("Link to your page")).to_have_count(0)
    other.expected = "404"
    shown.reload()
    expect(shown.get_by_text("There is no such page")).to_be_visible()


@pytest.mark.thorough
def test_a_rating_is_shown_with_how_sure_it_is(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest, small = house.guest(), house.guest(SMALL)
    guest.own(key)
    small.own(key)
    page = guest.open("/new")
    page.locator("#content").get_by_text("More", exact=True).click()
    page.get_by_role("switch", name="Rated").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    assert json.loads(asked.value.post_data or "{}")["rated"] is True
    expect(page.get_by_text("1,500 ± 490")).to_be_visible()
    for _ in range(2):
        code, tokens = new_table(guest.url, "me", "greedy", key=key, rated=True, options={"start": 0})
        with Client(guest.url, code, tokens) as client:
            play_on(client)
    page = small.open("/me")
    rating = page.get_by_role("figure", name="Rating")
    expect(rating.get_by_role("button", name="Istanbul")).to_contain_text("2 rated games, few games yet")
    expect(rating.get_by_role("img")).to_have_attribute("aria-label", re.compile("now within"))
    expect_no_wider(page, SMALL["width"])
    moved = page.get_by_role("region", name="Games").get_by_role("listitem").first
    expect(moved).to_contain_text(re.compile(r"of 2\s+Rating\s*[+−]\d+"))
    rating.get_by_role("button", name="As a table").click()
    expect(rating.get_by_role("row")).to_have_count(3)
    size = rating.get_by_role("listitem").filter(has_text="2 players")
    expect(size).to_contain_text("2 rated games, few games yet")


@pytest.mark.thorough
def test_what_is_used_is_shown_with_its_table(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest = house.guest(SMALL)
    finish(guest.url, "greedy", key=key)
    guest.own(key)
    page = guest.open("/me")
    expect(page.get_by_text(re.compile("^1 game, here since"))).to_be_visible()
    places = page.get_by_role("figure", name="Places")
    expect(places).to_contain_text("How often, in the last game.")
    expect(places).to_contain_text("The line marks robots of level")
    expect(places.get_by_role("listitem").nth(8)).to_be_attached()
    pace = page.get_by_role("figure", name="Pace")
    expect(pace).to_contain_text(re.compile("rounds on average; these robots take"))
    places.get_by_role("button", name="Table").click()
    expect(places.get_by_role("table")).to_be_visible()
    expect_no_wider(page, SMALL["width"])
