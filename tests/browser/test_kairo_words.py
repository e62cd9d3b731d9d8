"""Nobody reads or hears the code of a card or of a rule of Kairo: it is told what they say."""

import re

import pytest
from playwright.sync_api import Page, expect

from bedesten.text import LANGUAGES
from tests.browser.following import questions
from tests.browser.playing import OVER, wait_for_question
from tests.browser.seating import Guest, House
from tests.browser.test_kairo import KAIRO
from tests.tiers import LONGEST, thorough

# whatever is read, heard, or said by a thing that is pointed at
SAID = """() => [...document.querySelectorAll('body *')]
    .filter(it => !it.matches('script, style, [data-code]'))
    .flatMap(it => [
        ...[...it.childNodes].filter(one => one.nodeType === Node.TEXT_NODE).map(one => one.data),
        ...['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']
            .map(name => it.getAttribute(name)),
    ])
    .concat(document.title)
    .filter(text => text?.trim())"""
# cards as records name them, cards of a token, rules of the specification
CODE = re.compile(r"\b(S[1-9]|J[RC][1-3])\b|\b(card|take|discard|colour|square|target|side):|\bKAI-")
SOME = 10  # questions: three stands at the start take nine at most


def codes(page: Page) -> list[str]:
    return [text for text in page.evaluate(SAID) if CODE.search(text)]


def everything(page: Page) -> list[str]:
    """Every choice of a question, and every thing on the table, as lists."""
    page.locator("header").get_by_role("button").first.click()
    segments = page.locator(".list .segs button")
    expect(segments.first).to_be_visible()
    found = codes(page)
    segments.last.click()
    expect(page.locator("[data-board] .thing").first).to_be_attached()
    found += codes(page)
    segments.first.click()
    page.locator("header").get_by_role("button").first.click()
    expect(page.locator(".list")).to_have_count(0)
    return found


def played(guest: Guest, most: int | None) -> list[str]:
    found, decisions = [], set()
    for _ in questions(guest, KAIRO, most):
        found += codes(guest.page)
        decision = guest.wire.ask["decision"]
        if decision not in decisions:
            decisions.add(decision)
            found += everything(guest.page)
    assert "ChooseAction" in decisions
    for turn in guest.page.locator("details[data-turn]").all()[:SOME]:
        turn.evaluate("it => it.open = true")
    return found + codes(guest.page)


@pytest.mark.parametrize("lang", [lang if lang == LONGEST else thorough(lang) for lang in LANGUAGES])
def test_the_first_turns_are_told_without_codes(house: House, lang: str) -> None:
    assert played(house.guest(locale=lang), SOME) == []


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_and_its_end_are_told_without_codes(house: House, lang: str) -> None:
    guest = house.guest(locale=lang)
    assert played(guest, None) == []
    assert wait_for_question(guest.page) == OVER
    assert codes(guest.page) == []
