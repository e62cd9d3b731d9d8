"""Dice that need no faith: the page notes what was sealed, adds to it, and checks the end by itself."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from bedesten.core.play.entropy import promise
from tests.browser.finished import Finished
from tests.browser.seating import Guest, House
from tests.browser.waiting import code_of, expect_read
from tests.server.client import Client, get, post
from tests.tiers import thorough

PROVEN = re.compile("^Dice proven fair$")
PLAN = {"players": 2, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}


def start(guest: Guest) -> tuple[Page, str]:
    """A table against a robot, opened on the page."""
    item = json.dumps(["bedesten.table", json.dumps(PLAN)])
    guest.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")
    page = guest.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    return page, code_of(page)


def stored(page: Page, name: str) -> Any:
    return json.loads(page.evaluate("name => localStorage.getItem(name)", name))


def told(guest: Guest) -> list[str]:
    """What chance brought, as far as the page was told: all with a sync, what is new with every step."""
    chances: list[str] = []
    for message in guest.wire.messages:
        if message["t"] in ("sync", "step"):
            chances = [*(chances if message["t"] == "step" else []), *message["chance"]]
    return chances


def play_out(guest: Guest, page: Page, code: str) -> None:
    """A robot plays for the person, and the page looks on."""
    tokens = [held["token"] for held in stored(page, f"bedesten.seats.{code}")]
    with Client(guest.url, code, tokens) as client:
        client.say(t="handover", seat=0, bot="greedy")
        while client.info["status"] != "over":
            client.read()
    expect(page.locator("#ranking")).to_be_visible()


def test_the_page_notes_the_seal_adds_to_it_and_proves_the_game_itself(house: House) -> None:
    guest = house.guest()
    page, code = start(guest)
    info = get(guest.url, f"/api/tables/{code}")
    assert info["dice"]["mixed"] == [0]
    expect_read(page, True, lambda: stored(page, f"bedesten.dice.{code}")["seen"] != [])
    kept = stored(page, f"bedesten.dice.{code}")
    assert kept["commitment"] == info["dice"]["commitment"]
    assert info["dice"]["promises"] == [promise(kept["entropy"]), ""]
    assert kept["seen"] == told(guest)[: len(kept["seen"])]

    page.get_by_role("button", name="Settings").click()
    note = page.get_by_role("dialog").locator("details")
    note.locator("summary").click()
    expect(note.get_by_text(kept["commitment"])).to_be_visible()
    expect(note.get_by_text(kept["entropy"])).to_be_visible()
    page.keyboard.press("Escape")

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_out(guest, page, code)
    badge = page.get_by_role("button", name=PROVEN)
    badge.click()
    expect(badge).to_have_attribute("aria-expanded", "true")
    outcomes = len(get(guest.url, f"/api/tables/{code}/proof")["outcomes"])
    for line in (
        f"{outcomes} outcomes follow from the seed",
        "The fingerprint is the one your browser noted",
        "What your browser added is part of the seed",
        f"Dealt again: {outcomes} outcomes are as announced",
        f"{outcomes} outcomes are as you saw them",
    ):
        expect(page.get_by_text(line)).to_be_visible()
    expect(page.get_by_text(f"--entropy {kept['entropy']}")).to_be_visible()
    assert not [url for url in asked if url.endswith("/verify")], "the server is not asked whether it is fair"
    assert [url for url in asked if "worker" in url]


def other_outcome(proof: dict[str, Any]) -> None:
    """The last throw is told otherwise than it was."""
    last = next(one for one in reversed(proof["outcomes"]) if re.search(r":\d\+\d$", one["token"]))
    last["token"] = next(t for t in proof["shares"][last["shares"]]["tokens"] if t != last["token"])


def other_secret(proof: dict[str, Any]) -> None:
    proof["seed"] = "0" * 32


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (other_outcome, re.compile(r"wrong:\s*Outcome .* the seed deals")),
        thorough(other_secret, re.compile(r"wrong:\s*The secret is not the one that was sealed")),
    ],
)
def test_a_server_that_lies_is_found_out_loudly(
    house: House, finished: Finished, lie: Any, told: re.Pattern[str]
) -> None:
    guest = house.guest()

    def tamper(route: Route) -> None:
        answer = route.fetch()
        proof = answer.json()
        lie(proof)
        route.fulfill(response=answer, json=proof)

    guest.page.route("**/proof", tamper)
    page = guest.sit(finished.code, finished.tokens)
    expect(page.get_by_role("alert")).to_contain_text("does not add up")
    expect(page.get_by_role("button", name="The dice are not proven")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=told)).to_be_visible()
    expect(page.get_by_role("button", name=PROVEN)).to_have_count(0)


def test_another_seal_than_the_one_noted_is_found_out(house: House, finished: Finished) -> None:
    """All that is told at the end fits together; only this browser knows that it was sealed otherwise."""
    guest = house.guest()
    kept = {"at": 0, "commitment": "0" * 64, "entropy": "", "seat": -1}
    kept |= {"promises": None, "dealt": True, "mixed": False, "seen": []}
    item = json.dumps([f"bedesten.dice.{finished.code}", json.dumps(kept)])
    guest.context.add_init_script(f"if (location.host) localStorage.setItem(...{item})")
    page = guest.sit(finished.code, finished.tokens)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("is not the one your browser noted")).to_be_visible()


@pytest.mark.thorough
def test_who_waits_for_the_browser_of_another_is_told_so(house: House) -> None:
    page = house.guest().open("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for friends").input_value()
    for name in ("Ayşe", "Mehmet"):  # programs that promise, and do not come
        body = {"name": name, "promise": promise(name)}
        post(house.url, f"/api/tables/{link.rsplit('/', 1)[-1]}/join", body)
    expect(page.get_by_role("heading", name="Shuffling")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Waiting for Ayşe and Mehmet")


@pytest.mark.thorough
def test_friends_add_to_the_seed_each_in_their_own_browser(house: House) -> None:
    """Nobody reveals before the last has promised; then the game begins by itself."""
    host, *friends = (house.guest() for _ in range(3))
    page = host.open("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for friends").input_value()
    path = f"/api/tables/{link.rsplit('/', 1)[-1]}"
    for friend in friends:
        assert get(house.url, path)["dice"]["awaited"] == []
        friend.page.goto(link)
        friend.page.get_by_role("button", name="Sit down").click()
    pages = [page, *(friend.page for friend in friends)]
    for each in pages:
        expect(each.locator("[data-region='ask']")).to_be_visible()
    info = get(house.url, path)
    assert info["dice"]["mixed"] == [0, 1, 2]
    kept = [stored(each, f"bedesten.dice.{info['table']}") for each in pages]
    for mine in kept:
        assert mine["promises"] == info["dice"]["promises"] == [promise(one["entropy"]) for one in kept]
