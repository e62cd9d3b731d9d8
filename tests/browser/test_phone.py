"""A phone: everything within reach of a thumb, nothing to scroll sideways."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.finished import Finished
from tests.browser.measuring import too_small, within_reach
from tests.browser.playing import Finger, panel, places, wait_for_question
from tests.browser.screens import (
    Screen,
    admin_screens,
    lobby_screens,
    over_screens,
    people_screens,
    plain_screens,
    rules_screens,
)
from tests.browser.seating import KEEPER, PHONE, SMALL, Guest, House
from tests.browser.touching import tap
from tests.browser.waiting import expect_read
from tests.tiers import thorough

SIZES = pytest.mark.parametrize("size", [thorough(PHONE), SMALL], ids=["390x844", "320x640"])
EVERYWHERE = pytest.mark.parametrize(
    ("size", "lang"),
    [(SMALL, "en-GB"), *(thorough(*case) for case in ((PHONE, "en-GB"), (SMALL, "fr-FR"), (PHONE, "fr-FR")))],
    ids=lambda one: one if isinstance(one, str) else f"{one['width']}x{one['height']}",
)
WIDE = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth)"
TARGETS = """() => [...document.querySelectorAll('.sheet button')].flatMap(it => {
    const { width, height } = it.getBoundingClientRect()
    const reach = parseFloat(getComputedStyle(it, '::after').height) || 0  // of the grip
    const small = width && (width < 43.9 || Math.max(height, reach) < 43.9)
    return small ? [`${it.innerText || it.ariaLabel}: ${width} x ${height}`] : []
})"""
# what is chosen in a list, if it cannot be read in full beside the arrow; nobody reads one under a sign
CUT_OFF = """() => [...document.querySelectorAll('select')].flatMap(it => {
    if (!it.checkVisibility({ opacityProperty: true })) return []
    const style = getComputedStyle(it), pen = document.createElement('canvas').getContext('2d')
    pen.font = style.font
    const text = it.selectedOptions[0]?.text ?? ''
    const room = it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16
    return text && pen.measureText(text).width <= room ? [] : [`${it.ariaLabel}: ${text} in ${room} px`]
})"""
# with two digits wherever there is a count: what of a seat is no longer on it
MANY = """() => [...document.querySelectorAll('.strip li')].flatMap(seat => {
    const walk = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT)
    for (let node; (node = walk.nextNode());) if (/^\\s*\\d+\\s*$/.test(node.data)) node.data = '24'
    const { right } = seat.getBoundingClientRect()
    const chips = [...seat.querySelectorAll('.chip')].filter(it => it.checkVisibility())
    return chips.filter(it => it.getBoundingClientRect().right > right).map(it => it.innerText)
})"""
TABS = ("Cart", "Cards", "Players", "Log", "Board")


def expect_within(page: Page, size: ViewportSize) -> None:
    page.wait_for_function(f"width => ({WIDE}) === width", arg=size["width"])


@SIZES
def test_turns_by_touch(house: House, size: ViewportSize) -> None:
    page = house.phone(size).table("me", "greedy", "greedy", "greedy")
    hands = Finger(page)
    asked = 0
    for _ in range(8):
        asked = wait_for_question(page, asked)
        expect_within(page, size)
        expect_read(page, [], lambda: page.evaluate(TARGETS))
        hands.answer()
    wait_for_question(page, asked)
    for tab in TABS:
        tap(page.get_by_role("navigation").get_by_role("button", name=tab, exact=False).first)
        expect_within(page, size)
    expect(panel(page)).to_be_visible()


@pytest.mark.drawn
@pytest.mark.thorough
@EVERYWHERE
def test_no_screen_scrolls_sideways_and_nothing_is_too_small_to_read_or_to_touch(
    house: House, size: ViewportSize, lang: str
) -> None:
    """In longer words `test_pseudo.py` looks at most of them, whenever the tests run."""
    guest = house.phone(size, locale=lang, http_credentials=KEEPER)
    guest.expected = "404"
    around = chain(plain_screens(guest), rules_screens(guest), lobby_screens(guest), admin_screens(guest))
    expect_all_right(chain(around, people_screens(house.phone(size, locale=lang))), size)


@pytest.mark.drawn
@EVERYWHERE
def test_no_part_of_a_table_scrolls_sideways_or_is_too_small(
    house: House, finished: Finished, size: ViewportSize, lang: str
) -> None:
    guest = house.phone(size, locale=lang)
    guest.expected = "404"
    expect_all_right(chain(over_screens(guest, finished), phone_screens(guest)), size)


def expect_all_right(screens: Iterable[Screen], size: ViewportSize) -> None:
    for name, page in screens:
        expect_within(page, size)
        expect_read(page, [], partial(wrong_with, name, page, size))


def wrong_with(name: str, page: Page, size: ViewportSize) -> list[str]:
    return [f"{name}: {one}" for one in too_small(page, size) + page.evaluate(CUT_OFF)]


def phone_screens(guest: Guest) -> Iterator[Screen]:
    """A table with its tabs and its dialogs."""
    page = guest.table("me", "greedy", "greedy", "greedy")
    wait_for_question(page)
    yield "table", page
    tabs = page.get_by_role("navigation").get_by_role("button").all()
    for tab in [*tabs[1:], tabs[0]]:
        tap(tab)
        yield tab.inner_text(), page
    tap(places(page).first)
    yield "plan", page
    page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "table settings", page
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Help|Aide)$")).tap()
    yield "help", page


@SIZES
@pytest.mark.parametrize("lang", [thorough("en-GB"), "fr-FR"])
def test_who_sits_on_a_chair_can_be_read_and_changed(house: House, size: ViewportSize, lang: str) -> None:
    page = house.phone(size, locale=lang).open("/new")
    chairs = page.get_by_role("button", name=re.compile("^(Change|Changer) "))
    expect(chairs).to_have_count(3)
    for number in range(3):
        chairs.nth(number).tap()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("radio", name=re.compile("^(A|Un) rival")).check(force=True)
        for choice in sheet.get_by_role("radio").all():
            choice.locator("xpath=ancestor::label").tap()
            expect(choice).to_be_checked()
            expect_read(page, [], lambda: page.evaluate(CUT_OFF))
        expect(sheet.get_by_role("radio", name="Safiye")).to_be_checked()
        for button in sheet.get_by_role("button").all():
            expect_read(page, True, partial(within_reach, button))
        sheet.locator(".go").tap()
        expect(page.locator("form li").nth(number)).to_contain_text("Safiye")
    expect_within(page, size)


@pytest.mark.thorough
@SIZES
def test_a_tap_on_what_is_not_possible_says_why(house: House, size: ViewportSize) -> None:
    guest = house.phone(size)
    page = guest.table("me", "greedy")
    wait_for_question(page)
    token, reason = next(iter(guest.wire.ask["why"].items()))
    page.locator(f"[data-place={token.split(':')[1]}]").tap(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(reason["text"])
    expect_within(page, size)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("istanbul+mocha", 4),
        *(
            thorough(game, players)
            for game, players in (
                ("istanbul", 4),
                ("istanbul+letters", 3),
                ("istanbul+mocha+letters", 4),
                ("istanbul+mocha+letters", 5),
            )
        ),
    ],
)
def test_counts_of_two_digits_stay_on_their_seats(house: House, game: str, players: int) -> None:
    page = house.phone(SMALL).table("me", *["greedy"] * (players - 1), game=game, options={"start": 0})
    wait_for_question(page)
    expect(page.locator(".strip .chip").first).to_be_visible()
    assert page.evaluate(MANY) == []
