"""Going away and coming back: robots that sit in, what was missed, clocks, another game."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bedesten.server.run import serve_in_background
from tests.browser.finished import Finished
from tests.browser.playing import Mouse, panel, place, wait_for_question
from tests.browser.seating import House
from tests.browser.serving import PAGE
from tests.browser.waiting import address, copied, expect_read
from tests.server.client import Client, get, new_table, post
from tests.server.serving import settings
from tests.tiers import thorough

BACK = re.compile("^You are back")
HOUR = 3600


def test_who_comes_back_is_told_what_was_missed(house: House) -> None:
    guest = house.guest()
    code, tokens = new_table(house.url, "me", "me", options={"start": 0})
    page = guest.sit(code, tokens[:1])
    wait_for_question(page)
    page.goto("about:blank")
    with Client(house.url, code, tokens[:1]) as client:
        told = [e["text"] for e in client.act("move:fabric", "leave", "fill")["events"]]
    assert told[-1] == "Turn 2: Yellow."
    page.goto(f"{house.url}/t/{code}")
    strip = page.get_by_role("status").filter(has_text=BACK)
    expect(strip).to_contain_text(f"{len(told)} things")
    strip.get_by_role("button", name="Show").click()
    log = page.get_by_role("region", name="Log")
    expect(log.locator("[data-turn] > summary").first).to_be_focused()
    for text in told[:-1]:
        expect(log).to_contain_text(text)
    expect(log.locator("[data-turn='2'] > summary")).to_contain_text("Yellow")
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    page.reload()
    expect(log).to_be_visible()
    expect(strip).to_have_count(0)


@pytest.mark.thorough
def test_on_a_phone_the_log_opens_for_what_was_missed(house: House) -> None:
    guest = house.phone()
    code, tokens = new_table(house.url, "me", "me", options={"start": 0})
    page = guest.sit(code, tokens[:1])
    wait_for_question(page)
    page.goto("about:blank")
    with Client(house.url, code, tokens) as client:
        client.act("move:fabric", "leave", "fill")
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("status").filter(has_text=BACK).get_by_role("button", name="Show").tap()
    expect(page.get_by_role("region", name="Log")).to_be_visible()


def test_a_robot_sits_in_and_the_seat_is_taken_back(house: House) -> None:
    guest = house.guest()
    code, tokens = new_table(house.url, "me", "me", options={"start": 1})
    page = guest.sit(code, tokens[:1])
    expect(panel(page)).to_contain_text("is choosing")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a robot sit in for me").click()
    page.keyboard.press("Escape")
    strip = page.get_by_role("status").filter(has_text="A robot sits in for you.")
    expect(strip).to_be_visible()
    assert get(house.url, f"/api/tables/{code}")["seats"][0]["standin"]
    strip.get_by_role("button", name="Take my seat back").click()
    expect(strip).to_have_count(0)
    assert not get(house.url, f"/api/tables/{code}")["seats"][0]["standin"]


@pytest.fixture
def patient(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A house in which nobody is away for long enough."""
    running = serve_in_background(replace(settings(tmp_path, PAGE), absence=9000.0))
    house = House(browser, running.url, drawn=False)
    yield house
    house.close()
    running.stop()


@pytest.mark.parametrize(
    ("locale", "menu", "offered", "refused"),
    [
        thorough(
            "en-GB",
            "Settings",
            r"^Let a robot sit in for Bora.* \(in \d{4} s\)$",
            "They have only just left",
        ),
        (
            "fr-FR",
            "Réglages",
            r"^Laisser un robot jouer pour Bora.* \(dans \d{4}\ss\)$",
            "L’absence est trop récente",
        ),
    ],
)
def test_a_host_is_told_when_a_robot_may_sit_in_for_a_friend(
    patient: House, locale: str, menu: str, offered: str, refused: str
) -> None:
    code, tokens = new_table(patient.url, "me", "open", options={"start": 0})
    post(patient.url, f"/api/tables/{code}/join", {"name": "Bora"})
    page = patient.guest(locale=locale).sit(code, tokens)
    page.get_by_role("button", name=menu).click()
    page.get_by_role("button", name=re.compile(offered)).click()
    expect(page.get_by_text(refused)).to_be_visible()
    assert not get(patient.url, f"/api/tables/{code}")["seats"][1]["standin"]


def test_a_live_clock_counts_its_last_minute(house: House) -> None:
    guest = house.guest()
    guest.page.clock.install()
    page = guest.table("me", "greedy", clock={"kind": "live", "seconds": HOUR})
    wait_for_question(page)
    page.clock.pause_at(guest.wire.info["deadline"] - 42)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^42s\. Due "))
    expect(page.locator("[data-seat='0'] .ring")).to_be_visible()


@pytest.mark.thorough
def test_a_slow_clock_says_until_when(house: House) -> None:
    page = house.guest().table("me", "greedy", clock={"kind": "slow", "seconds": 7200})
    wait_for_question(page)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^2h\. Due \w+day"))


@pytest.mark.thorough
def test_without_a_clock_there_is_none(house: House) -> None:
    page = house.guest().table("me", "greedy")
    wait_for_question(page)
    expect(page.get_by_role("timer")).to_have_count(0)


@pytest.mark.thorough
def test_another_game_at_the_same_table(house: House, finished: Finished) -> None:
    guest = house.guest()
    page = guest.sit(finished.code, finished.tokens)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: finished.code not in url)
    wait_for_question(page)
    assert guest.wire.info["players"] == get(house.url, f"/api/tables/{finished.code}")["players"]


@pytest.mark.thorough
def test_the_running_table_is_shared_and_recorded(house: House) -> None:
    guest = house.guest(permissions=["clipboard-read", "clipboard-write"])
    page = guest.table("me", "greedy")
    asked = wait_for_question(page)
    Mouse(page).go(place(page, "Post Office"))
    wait_for_question(page, asked)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Copy link").click()
    expect_read(page, address(page), lambda: copied(page))
    with page.expect_download() as got:
        page.get_by_role("link", name="Download record").click()
    assert "move:post" in got.value.path().read_text()
