"""Playing again with people one has played with: asked from one's own page, told on the home page."""

import secrets

from playwright.sync_api import expect

from tests.browser.seating import SMALL, House
from tests.browser.waiting import expect_no_wider
from tests.server.client import Client, new_table, post


def shared(url: str, key: str, friend: str) -> str:
    code, tokens = new_table(url, "me", "open", key=key, options={"start": 0})
    post(url, "/api/me", {"name": "Aylin"}, key=key)
    tokens.append(post(url, f"/api/tables/{code}/join", {"name": "Mert"}, key=friend)["seats"][0]["token"])
    with Client(url, code, tokens) as client:
        client.say(t="name", seat=0, name="Aylin")
        for seat in (0, 1):
            client.say(t="handover", seat=seat, bot="greedy")
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code


def test_somebody_is_asked_to_play_again_and_comes_or_does_not(house: House) -> None:
    key, other_key = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    host, friend = house.guest(), house.guest(SMALL)
    shared(host.url, key, other_key)
    host.own(key)
    friend.own(other_key)
    for _ in range(2):  # whoever shows their page is here from the next thing they ask for
        post(host.url, "/api/me", {"name": "Mert", "shown": "everybody"}, key=other_key)
    page = host.open("/")
    met = page.get_by_role("region", name="People you played with").get_by_role("listitem")
    expect(met).to_contain_text("here now")
    met.get_by_role("button", name="Play again with Mert").click()
    expect(page.get_by_text("1 of 2 chairs")).to_be_visible()
    other = friend.open("/")
    asked = other.get_by_role("region", name="Play again?")
    expect(asked.get_by_text("Aylin wants to play again")).to_be_visible()
    expect_no_wider(other, SMALL["width"])
    asked.get_by_role("button", name="Not now, Aylin").click()
    expect(asked).to_have_count(0)
    page = host.open("/me")
    page.get_by_role("region", name="Games").get_by_role("button", name="Play again: Istanbul").click()
    expect(page.get_by_text("1 of 2 chairs")).to_be_visible()
    other.reload()
    asked.get_by_role("link", name="Join Aylin at Istanbul").click()
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
