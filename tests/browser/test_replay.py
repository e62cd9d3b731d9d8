"""After the game: the replay by link, the record, the proof of the dice, and playing on from a step."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.finished import Finished
from tests.browser.playing import Mouse, wait_for_question
from tests.browser.seating import DESKTOP, PHONE, Guest, House
from tests.browser.waiting import expect_read
from tests.server.client import get
from tests.tiers import thorough

LAPTOP = ViewportSize(width=1366, height=768)
LOW = ViewportSize(width=1366, height=640)
MOST_OF_IT = 0.6  # as at a table on a laptop


def watch(guest: Guest, finished: Finished, step: int) -> Page:
    """By the link, as anybody who was sent it."""
    page = guest.open(f"/replay/{finished.code}#{step}")
    expect(page.get_by_role("slider")).to_have_value(str(step))
    return page


def test_a_link_opens_the_replay_at_its_step(house: House, finished: Finished) -> None:
    page = watch(house.guest(), finished, 40)
    steps = get(house.url, f"/api/tables/{finished.code}/replay")["steps"]
    for key, step in (("ArrowRight", 41), ("ArrowLeft", 40), ("End", len(steps)), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(str(step))
        expect(page).to_have_url(re.compile(f"#{step}$"))
    page.get_by_role("slider").fill("60")
    for line in steps[59]["text"]:
        expect(page.get_by_text(line).first).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('[type=range]').value >= 62")  # it goes on by itself


def test_the_replay_ends_where_its_controls_do(house: House, finished: Finished) -> None:
    """Nothing that only a reader hears makes the page any longer."""
    page = watch(house.guest(LOW), finished, 40)
    expect(page.get_by_text("proven").first).to_be_attached()
    expect_read(page, LOW["height"], lambda: page.evaluate("document.documentElement.scrollHeight"))


def test_robots_have_their_faces_in_the_replay_too(house: House, finished: Finished) -> None:
    page = watch(house.guest(), finished, 40)
    expect(page.locator(".seats .face .portrait")).to_have_count(3)


# how much of each vignette is seen in its frame, which it fills
SEEN = """() => [...document.querySelectorAll('main svg.v')].map(it => {
    const { width, height } = it.getBoundingClientRect()
    const drawn = it.viewBox.baseVal
    const scale = Math.max(width / drawn.width, height / drawn.height)
    return width * height / (scale * scale * drawn.width * drawn.height)
})"""


@pytest.mark.drawn
@pytest.mark.parametrize("size", [DESKTOP, thorough(LAPTOP), thorough(PHONE)], ids=str)
def test_the_pictures_of_the_places_are_hardly_cropped(
    house: House, finished: Finished, size: ViewportSize
) -> None:
    page = watch(house.guest(size), finished, 40)
    expect(page.locator("main svg.v")).to_have_count(16)
    assert min(page.evaluate(SEEN)) >= MOST_OF_IT


@pytest.mark.thorough
def test_a_choice_is_explained_by_keyboard(house: House, finished: Finished) -> None:
    """The options with what they promise, the one that was played, and the plan; it stays for the turn."""
    steps = get(house.url, f"/api/tables/{finished.code}/replay")["steps"]
    step = next(step["step"] for step in steps if step["why"] and step["turn"] == 5)
    page = watch(house.guest(), finished, step)
    asking = page.get_by_role("button", name="Why?")
    asking.press("Enter")
    expect(asking).to_have_attribute("aria-expanded", "true")
    told = page.get_by_role("table", name=re.compile("What a strong player would expect"))
    first = get(house.url, f"/api/tables/{finished.code}/replay/{step}/why")["moments"][0]
    expect(told.get_by_role("row")).to_have_count(1 + len(first["choices"]))
    expect(told.get_by_text("played")).to_have_count(1)
    expect(told.get_by_text(re.compile("^Brings this turn:")).first).to_be_visible()
    expect(page.get_by_text(re.compile("^The plan:"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(told).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(told).to_have_count(0)


def test_the_dice_are_proven_fair(house: House, finished: Finished) -> None:
    page = watch(house.guest(), finished, 0)
    badge = page.get_by_role("button", name="Dice proven fair")
    badge.click()
    outcomes = get(house.url, f"/api/tables/{finished.code}/verify")["outcomes"]
    expect(page.get_by_text(f"{outcomes} outcomes follow from the seed")).to_be_visible()


@pytest.mark.thorough
def test_the_record_is_downloaded_and_verifies(house: House, finished: Finished, tmp_path: Path) -> None:
    page = watch(house.guest(), finished, 0)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download record").click()
    path = tmp_path / "record.txt"
    waiting.value.save_as(path)
    command = [str(Path(sys.executable).with_name("bedesten")), "verify", str(path)]
    assert subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0


def test_playing_on_from_a_step_opens_a_new_table(house: House, finished: Finished) -> None:
    guest = house.guest()
    page = watch(guest, finished, 50)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("group", name="Your chair").get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("/t/(?!" + finished.code + ")"))
    asked = wait_for_question(page)
    assert guest.wire.info["branched_from"] == finished.code
    Mouse(page).answer()
    wait_for_question(page, asked)
