"""The guided course in a real browser: whoever presses what is lit learns the whole game."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from bedesten.server.courses import chapters
from tests.browser.playing import WITHIN, place, wait_for_question
from tests.browser.scanning import bring_axe, in_both_themes, violations
from tests.browser.seating import PHONE, SMALL, Guest, House
from tests.browser.test_french import expect_no_english
from tests.browser.test_phone import SIZES, expect_within
from tests.browser.waiting import code_of, expect_read
from tests.tiers import thorough

COURSES = list(chapters.courses())
SHORTEST = "kairo"
COACH = re.compile("^(Coach|Guide)$")
NEXT = re.compile("^(Next chapter|Chapitre suivant|To your first whole game)")
# what to press now, and whether the chapter is done: told only when the page is at rest
STANDS = """() => {
    if (document.querySelector('.coach .btn.go')) return 'done'
    const lit = document.querySelectorAll('[data-lit]')
    return lit.length === 1 && 'lit'
}"""

# what came of a press: the next question, or something to be confirmed
CHOSEN = """asked => {
    const ask = document.querySelector('[data-region="ask"].mine')
    return ask?.dataset.seq !== `${asked}` ? 'asked' : ask.querySelector('[data-confirm]') && 'chosen'
}"""


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name=COACH)


def listed(page: Page, game: str = "istanbul") -> Locator:
    """The chapters of a course on the page of all of them."""
    return page.get_by_role("list").filter(has_text="1.").nth(COURSES.index(game)).get_by_role("button")


def begin(guest: Guest, number: int) -> Page:
    """A chapter from the list of all."""
    page = guest.open("/learn")
    listed(page).nth(number - 1).click()
    expect(coach(page)).to_be_visible()
    return page


def follow(page: Page, push: Callable[[Locator], None], look: Callable[[], None] = lambda: None) -> int:
    """Press what is lit until the chapter is done; how often that was."""
    presses = 0
    while page.wait_for_function(STANDS, timeout=WITHIN).json_value() == "lit":
        look()
        push(page.locator("[data-lit]"))
        presses += 1
    return presses


def test_a_chapter_leads_to_the_next_and_is_done(house: House) -> None:
    page = house.guest().open("/learn")
    listed(page, SHORTEST).first.click()
    follow(page, Locator.click)
    coach(page).locator(".go").click()
    expect(coach(page)).to_contain_text("1\u00a0of\u00a0")
    page.goto(page.url.partition("/t/")[0] + "/learn")
    expect(listed(page, SHORTEST).first).to_contain_text("Done")
    expect(listed(page, SHORTEST).nth(1)).not_to_contain_text("Done")


@pytest.mark.thorough
@pytest.mark.parametrize("game", COURSES)
def test_the_whole_course_by_pressing_what_is_lit(house: House, game: str) -> None:
    course = list(chapters.courses()[game].values())
    guest = house.guest()
    page = guest.open("/learn")
    listed(page, game).first.click()
    for chapter in course:
        expect(coach(page)).to_contain_text(f"1\u00a0of\u00a0{len(chapter.own_steps())}")
        assert guest.wire.info["lesson"] == f"{game}/{chapter.name}"
        assert follow(page, Locator.click) >= len(chapter.own_steps())
        coach(page).locator(".go").click()
    expect(listed(page, game)).to_contain_text(["Done"] * len(course))
    expect(page.get_by_role("button", name="Start the game")).to_have_count(2)
    guest.open("/")
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_the_first_whole_game_of_kairo_lights_the_next_thing_to_press(house: House) -> None:
    guest = house.guest()
    page = guest.open("/learn")
    page.get_by_role("button", name="Start the game").last.click()
    asked = wait_for_question(page)
    expect(page.get_by_text("Lesson 1 of 4")).to_be_visible()
    expect(page.locator("[data-of=main] [data-lit]")).to_have_attribute("data-token", re.compile("^colour:"))
    while guest.wire.last["view"]["turn"] == 1:
        page.locator("[data-lit]").click()
        if page.wait_for_function(CHOSEN, arg=asked, timeout=WITHIN).json_value() == "chosen":
            page.locator("[data-region=ask] [data-confirm]").click()
        asked = wait_for_question(page, asked)
    expect(page.get_by_text("Lesson 2 of 4")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_attribute("data-token", re.compile("^(lure|draw)$"))


def test_the_first_button_opens_the_first_chapter(house: House) -> None:
    page = house.guest().open("/learn")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(coach(page)).to_contain_text("First steps")


@pytest.mark.thorough
def test_another_way_is_open_and_leads_back(house: House) -> None:
    page = begin(house.guest(), 1)
    expect(page.locator("[data-lit]")).to_have_count(1)
    said = coach(page).get_by_role("status").inner_text()
    place(page, "Post Office").dblclick()
    expect(coach(page)).to_contain_text("That is allowed too")
    expect(page.locator("[data-lit]")).to_have_count(0)
    coach(page).get_by_role("button", name="Undo").click()
    expect(coach(page).get_by_role("status")).to_have_text(said)
    page.reload()
    expect(coach(page).get_by_role("status")).to_have_text(said)
    coach(page).get_by_role("button", name="Skip").click()
    expect(coach(page)).to_contain_text("Markets and the cart")
    before = re.compile(code_of(page))
    coach(page).get_by_role("button", name="Begin again").click()
    expect(page).not_to_have_url(before)
    expect(coach(page)).to_contain_text("Markets and the cart")


def expect_room(page: Page, size: ViewportSize) -> None:
    """Players, coach, board and question stand below each other, and nothing is covered."""
    expect_within(page, size)
    parts = [page.locator(".chips"), coach(page), page.locator("[data-board]")]
    expect_read(page, True, lambda: below_each_other(parts))


def below_each_other(parts: list[Locator]) -> bool:
    boxes = [box for part in parts if part.count() and (box := part.bounding_box())]
    return all(upper["y"] + upper["height"] <= lower["y"] for upper, lower in pairwise(boxes))


@pytest.mark.thorough
@SIZES
@pytest.mark.parametrize("locale", [thorough("en-GB"), "fr-FR"])
def test_a_chapter_on_a_phone(house: House, size: ViewportSize, locale: str) -> None:
    page = begin(house.phone(size, locale=locale), 9)  # cards: the hand is behind a tab of its own

    def look() -> None:
        expect_room(page, size)
        if locale == "fr-FR":
            expect_no_english(page)

    follow(page, Locator.tap, look)
    expect_room(page, size)
    expect(coach(page).get_by_role("button", name=NEXT)).to_be_visible()


@pytest.mark.parametrize(
    "size", [thorough(None), thorough(PHONE), SMALL], ids=["desktop", "390x844", "320x640"]
)
def test_axe_finds_nothing_in_a_lesson(house: House, size: ViewportSize | None) -> None:
    guest = house.guest() if size is None else house.phone(size)
    bring_axe(guest.context)
    page = begin(guest, 1)
    wrong = in_both_themes(page)
    more = coach(page).get_by_role("button", expanded=size is None)
    more.click()
    wrong += violations(page)
    page.keyboard.press("Escape")
    place(page, "Post Office").dblclick()
    expect(coach(page)).to_contain_text("That is allowed too")
    assert wrong + violations(page) == []
