"""What a player has played, on their own page and on the one they show to others."""

import json
import re
import secrets

from playwright.sync_api import expect

from tests.browser.seating import SMALL, Guest, House
from tests.server.client import Client, new_table, play_on, post


def played(url: str, key: str, *bots: str, **more: object) -> str:
    code, tokens = new_table(url, "me", *bots, key=key, options={"start": 0}, **more)
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code


def with_key(guest: Guest, key: str) -> None:
    item = json.dumps(["bedesten.key", key])
    guest.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")


def test_games_are_listed_and_shown_to_others_only_if_one_likes(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest, other = house.guest(SMALL), house.guest()
    url = guest.url
    code = played(url, key, "greedy")
    played(url, key, "greedy", "easy")
    post(url, "/api/me", {"name": "Aylin"}, key=key)
    with_key(guest, key)
    page = guest.open("/me")
    games = page.get_by_role("region", name="Games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    games.get_by_label("Players").select_option("2")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games.get_by_text(re.compile("(1st|2nd) of 2"))).to_be_visible()
    ways = [link.get_attribute("href") for link in games.get_by_role("link").all()]
    assert ways == [f"/study/{code}", f"/replay/{code}"]
    rows = page.get_by_role("region", name="Head to head").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Idris")
    page.get_by_role("switch", name="Others may see this page").click()
    link = page.get_by_label("Link to your page").input_value()
    shown = other.open(link.removeprefix(url))
    expect(shown.get_by_role("heading", level=1)).to_have_text("Aylin")
    expect(shown.get_by_role("region", name="Games").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("switch", name="Others may see this page").click()
    expect(page.get_by_label("Link to your page")).to_have_count(0)
    other.expected = "404"
    shown.reload()
    expect(shown.get_by_text("There is no such page")).to_be_visible()


def test_a_rating_is_shown_with_how_sure_it_is(house: House) -> None:
    key = secrets.token_urlsafe(24)
    guest, small = house.guest(), house.guest(SMALL)
    with_key(guest, key)
    with_key(small, key)
    page = guest.open("/new")
    page.get_by_text("More", exact=True).click()
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
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    rating.get_by_role("button", name="As a table").click()
    expect(rating.get_by_role("row")).to_have_count(3)
