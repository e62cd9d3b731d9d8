"""A language of new files on the page: every text can be translated, and half as long again fits 320 px."""

import re
from calendar import day_abbr, day_name, month_abbr, month_name
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, HttpCredentials, Page, expect

from bedesten import catalog
from bedesten.server.tables.names import RIVALS
from bedesten.text import LANGUAGES
from bedesten.text.catalogue import load
from tests.browser.finished import finish
from tests.browser.measuring import too_small
from tests.browser.playing import wait_for_question
from tests.browser.screens import (
    Screen,
    admin_screens,
    at_rest,
    heading,
    lobby_screens,
    over_screens,
    plain_screens,
    study_screens,
    table_extras,
)
from tests.browser.seating import KEEPER, KEPT, SMALL, Guest, House
from tests.browser.serving import Server
from tests.browser.test_french import READ, RULE
from tests.browser.waiting import expect_read
from tests.pseudo import LANG, plain
from tests.tiers import thorough

TABLES = ["istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters", "kairo"]
SPEAK = f"""if (location.host) {{
    const kept = JSON.parse(localStorage.getItem('{KEPT}') ?? '{{}}')
    localStorage.setItem('{KEPT}', JSON.stringify({{ ...kept, lang: '{LANG}' }}))
}}"""
# what a control or heading says and does not show, unless it is only heard (one pixel); the name of a game
# over its table may be shortened; and what stands where its frame has ended, unless that scrolls
CLIPPED = """() => [
    ...document.querySelectorAll('button, a, label, summary, h1:not(.rnd), h2, h3, th'),
].flatMap(it => {
    const beyond = frame => {
        const { overflowX } = frame ? getComputedStyle(frame) : { overflowX: 'auto' }
        if (overflowX === 'visible') return beyond(frame.parentElement)
        const { right } = it.getBoundingClientRect()
        return overflowX === 'hidden' && right > frame.getBoundingClientRect().right + 1
    }
    if (it.checkVisibility() && it.clientWidth > 1 && !it.closest('.vh') && beyond(it.parentElement))
        return [`${it.ariaLabel ?? it.innerText}: beyond its frame`]
    const hidden = getComputedStyle(it).overflowX !== 'visible' || it.matches('.btn, .pill')
    const shown = it.checkVisibility() && hidden && it.clientWidth > 1
    const cut = shown && it.scrollWidth > it.clientWidth + 1 && it.innerText
    const room = `${it.scrollWidth} in ${it.clientWidth} px`
    return cut && !it.closest('[title], .vh') ? [`${it.innerText}: ${room}`] : []
})"""
# rules that nobody has translated are English, and marked so
OTHERWISE = f"""() => [...document.querySelectorAll('body [lang]:not([lang={LANG}])')]
    .flatMap(it => it.innerText.split('\\n'))"""
# names of people, machines and languages, which nobody translates
NAMES = {"bedesten", "Mert", *RIVALS.values(), *(load(lang, [])["language.name"] for lang in LANGUAGES)}
# what is for machines: rules, paths, players on the pages of a keeper, games and languages by their codes
CODES = "|".join(map(re.escape, [*sorted(catalog.GAMES, key=len, reverse=True), *LANGUAGES, LANG]))
MACHINE = re.compile(
    rf"{RULE.pattern}|(?:https?:)?/[\w./:-]+|\b[0-9a-f]{{20}}\b|(?<![^\s])({CODES})(?![^\s])"
)
# days and months are the browser's, in a language that it knows
DATES = {name for names in (day_name, day_abbr, month_name, month_abbr) for name in names}


@pytest.fixture(scope="module")
def spoken(elsewhere: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the language, and a page that was built with it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(elsewhere / "src"))
        patch.setenv("BEDESTEN_PAGE", str(elsewhere / "web" / "dist"))
        server = Server(tmp_path_factory.mktemp("spoken"))
    yield server
    server.interrupt()


@contextmanager
def speaking(browser: Browser, spoken: Server, **more: HttpCredentials) -> Iterator[Guest]:
    house = House(browser, spoken.url, drawn=False)
    guest = house.phone(SMALL, locale=LANG, **more)
    guest.context.add_init_script(SPEAK)
    guest.expected = "status of 40"
    yield guest
    house.close()


@pytest.fixture
def guest(browser: Browser, spoken: Server) -> Iterator[Guest]:
    with speaking(browser, spoken) as guest:
        yield guest


@pytest.fixture
def keeper(browser: Browser, spoken: Server) -> Iterator[Guest]:
    """Their password takes the place of a player's key."""
    with speaking(browser, spoken, http_credentials=KEEPER) as guest:
        yield guest


def untranslated(page: Page) -> list[str]:
    lines: list[str] = page.evaluate(READ).splitlines()
    marked: list[str] = page.evaluate(OTHERWISE)
    return [
        line for line in lines if line not in marked and set(plain(MACHINE.sub("", line))) - NAMES - DATES
    ]


def wrong_with(page: Page) -> list[str]:
    wide = page.evaluate("document.documentElement.scrollWidth")
    clipped: list[str] = page.evaluate(CLIPPED)
    return [*clipped, *([f"{wide} px wide"] if wide > SMALL["width"] else []), *untranslated(page)]


def tables(guest: Guest) -> Iterator[Screen]:
    """One of every box, and what opens over it."""
    for game in TABLES:
        page = guest.table("me", "greedy", "greedy", game=game, options={})
        wait_for_question(page)
        yield game, page
    yield from table_extras(page)


def after_a_game(guest: Guest) -> Iterator[Screen]:
    """The end, the replay and the study."""
    return islice(over_screens(guest, finish(guest.url, "greedy", "greedy", "greedy")), 3)


def laboratory(guest: Guest) -> Iterator[Screen]:
    return islice(study_screens(guest), 3, None)


def lessons(guest: Guest) -> Iterator[Screen]:
    """The first chapter of every course."""
    courses = at_rest(guest, "/learn").get_by_role("list").filter(has_text="1.").count()
    for number in range(courses):
        page = at_rest(guest, "/learn")
        page.get_by_role("list").filter(has_text="1.").nth(number).get_by_role("button").first.click()
        page.wait_for_url("**/t/*")
        heading(page)
        yield f"chapter {number}", page


def single_pages(guest: Guest) -> Iterator[Screen]:
    """And frames of others' pages: with a position, and with nothing."""
    frames = ["/embed#game=kairo&players=2&scene=", "/embed"]
    for path in ("/today", "/duplicate", "/editor", "/sandbox", *frames):
        guest.page.goto("about:blank")  # what follows a # alone loads nothing anew
        yield path, at_rest(guest, path)


def wrong_or_small(page: Page) -> list[str]:
    return [*wrong_with(page), *too_small(page, SMALL)]


def expect_right(screens: Iterator[Screen], wrong: Callable[[Page], list[str]] = wrong_with) -> None:
    for _, page in screens:
        expect(page.locator("html")).to_have_attribute("lang", LANG)
        expect_read(page, [], partial(wrong, page))


@pytest.mark.parametrize("screens", [plain_screens, lobby_screens])
def test_around_a_table_nothing_is_too_small_either(
    guest: Guest, screens: Callable[[Guest], Iterator[Screen]]
) -> None:
    expect_right(screens(guest), wrong_or_small)


@pytest.mark.parametrize(
    "screens",
    [
        tables,
        single_pages,
        thorough(lessons),
        thorough(laboratory),
        thorough(after_a_game),
    ],
)
def test_every_page_can_be_translated_and_holds_longer_texts(
    guest: Guest, screens: Callable[[Guest], Iterator[Screen]]
) -> None:
    expect_right(screens(guest))


@pytest.mark.thorough
def test_every_page_of_a_keeper_can_be_translated_and_holds_longer_texts(keeper: Guest) -> None:
    expect_right(admin_screens(keeper))
