"""French throughout, from the landing page to the log, and a change of language at the table."""

import re
from collections.abc import Iterable
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import Finished
from tests.browser.playing import Mouse, panel, place, wait_for_question
from tests.browser.screens import Screen, lobby_screens, over_screens, plain_screens
from tests.browser.seating import Guest, House
from tests.browser.waiting import expect_read

ENGLISH = re.compile(
    r"\b(the|your|you|with|are|and|undo|choose|turn|dice|pay|take|leave|round|player|players|move|where"
    r"|goods?|cards?|rubies|ruby|friend|learn|settings|rules|board|from|this|that|here|merchant)\b",
    re.IGNORECASE,
)
RULE = re.compile(r"\b(IST|MOC|LET|BAZ|KAI)-[A-Z]+-\w+")
READ = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
        .flatMap(it => [it.ariaLabel, it.title, it.placeholder])].filter(Boolean).join('\\n')"""


def english(page: Page) -> list[str]:
    """The lines of a page in which an English word is left."""
    lines: list[str] = page.evaluate(READ).splitlines()
    return [line for line in lines if ENGLISH.search(RULE.sub("", line))]


def expect_no_english(page: Page) -> None:
    expect_read(page, [], lambda: english(page))


def in_french(house: House) -> Guest:
    return house.guest(locale="fr-FR")


@pytest.mark.thorough  # a language that nobody speaks shows it for all: tests/browser/test_pseudo.py
def test_every_plain_screen_is_french(house: House) -> None:
    guest = in_french(house)
    expect_french(guest, plain_screens(guest))


def test_every_screen_before_and_after_a_game_is_french(house: House, finished: Finished) -> None:
    guest = in_french(house)
    expect_french(guest, chain(lobby_screens(guest), over_screens(guest, finished)))


def expect_french(guest: Guest, screens: Iterable[Screen]) -> None:
    guest.expected = "404"
    for _, page in screens:
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect_no_english(page)


@pytest.mark.thorough
def test_the_table_is_french_in_title_buttons_and_log(house: House) -> None:
    page = in_french(house).table("me", "greedy", "greedy")
    hands = Mouse(page)
    asked = wait_for_question(page)
    expect(page.get_by_role("region", name="Journal")).to_be_visible()
    hands.go(place(page, "Caravansérail"))
    for _ in range(6):
        asked = wait_for_question(page, asked)
        expect_no_english(page)
        hands.answer()


@pytest.mark.thorough
def test_the_language_changes_at_the_table(house: House) -> None:
    guest = house.guest()
    page = guest.table("me", "greedy", "greedy")
    hands = Mouse(page)
    asked = wait_for_question(page)
    hands.go(place(page, "Caravansary"))
    asked = wait_for_question(page, asked)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("region", name="Journal")).to_contain_text("Caravansérail")
    expect(panel(page)).to_have_accessible_name("Votre décision")
    expect_no_english(page)
    assert guest.wire.last["seq"] == asked
    hands.answer()
    wait_for_question(page, asked)
