"""Whoever listens and plays by keys, at the table of every box and in both languages."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.following import PLAYERS, questions
from tests.browser.playing import called, expect_heard, panel, wait_for_question
from tests.browser.seating import House
from tests.browser.waiting import expect_read
from tests.tiers import thorough

SOME = 5  # questions
# how a turn or a question out of turn is called, and what a person of the first seat is never called
CALLED = {"en-GB": r"Your turn\.|You are asked", "fr-FR": "À vous de jouer|On vous demande"}
OWN = {"en-GB": "White", "fr-FR": "Blanc"}  # in Kairo: Ankh
OFTEN = [("istanbul+mocha+letters", "fr-FR"), ("kairo", "en-GB")]
CASES = [case if case in OFTEN else thorough(*case) for case in product(PLAYERS, CALLED)]
IN_THE_PANEL = "document.activeElement.closest('[data-region=ask]') !== null"
NAMES = """() => [...document.querySelectorAll('[aria-label], [aria-live], #called, [data-region=log] li')]
    .map(it => it.ariaLabel ?? it.textContent)"""


def tab_reaches_the_decision(page: Page) -> bool:
    """From the question, to what answers it: in the panel or on the board."""
    page.keyboard.press("Tab")
    inside: bool = page.evaluate(IN_THE_PANEL) or page.locator("[data-board] :focus").count() == 1
    page.evaluate("document.activeElement.blur()")
    return inside


@pytest.mark.parametrize(("game", "lang"), CASES)
def test_every_question_is_heard_once_and_comes_first(house: House, game: str, lang: str) -> None:
    guest = house.guest(locale=lang)
    page = guest.page
    for _ in questions(guest, game, SOME):
        heading = panel(page).get_by_role("heading", level=2)
        expect(heading).to_be_focused()
        expect_heard(page, CALLED[lang])
        expect(called(page)).not_to_contain_text(heading.inner_text())
        assert tab_reaches_the_decision(page)
        names = "\n".join(page.evaluate(NAMES))
        assert ("Ankh" if game == "kairo" else OWN[lang]) not in names


@pytest.mark.parametrize("lang", [thorough("en-GB"), "fr-FR"])
def test_keys_are_named_in_the_language(house: House, lang: str) -> None:
    page = house.guest(locale=lang).table("me", "greedy")
    wait_for_question(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("dt, th, kbd")
    french = {"Échap", "Espace", "Entrée", "flèches"}
    english = {"Esc", "Space", "Enter", "arrows"}
    wanted, other = (french, english) if lang == "fr-FR" else (english, french)
    expect_read(page, True, lambda: wanted <= set(keys.all_inner_texts()))
    assert not other & set(keys.all_inner_texts())
