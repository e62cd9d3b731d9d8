"""A language of new files on the page: every text can be translated, and half as long again fits 320 px."""

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import wait_for_question
from tests.browser.screens import at_rest
from tests.browser.seating import KEPT, SMALL, Guest, House
from tests.browser.serving import Server
from tests.browser.test_french import READ, RULE
from tests.patience import WITHIN
from tests.pseudo import LANG, add, copied, plain

PATHS = ["/", "/settings", "/me", "/learn", "/puzzles", "/open", "/new"]
TABLES = ["istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters", "kairo"]
SPEAK = f"""if (location.host) {{
    const kept = JSON.parse(localStorage.getItem('{KEPT}') ?? '{{}}')
    localStorage.setItem('{KEPT}', JSON.stringify({{ ...kept, lang: '{LANG}' }}))
}}"""
# what a control or heading says and does not show; the name of a game over its table may be shortened
CLIPPED = """() => [
    ...document.querySelectorAll('button, a, label, summary, h1:not(.rnd), h2, h3, th'),
].flatMap(it => {
    const hidden = getComputedStyle(it).overflowX !== 'visible' || it.matches('.btn, .pill')
    const cut = it.checkVisibility() && hidden && it.scrollWidth > it.clientWidth + 1 && it.innerText
    const room = `${it.scrollWidth} in ${it.clientWidth} px`
    return cut && !it.closest('[title], .vh') ? [`${it.innerText}: ${room}`] : []
})"""
# names of people, games and machines, which nobody translates
NAMES = {"bedesten", "Ozan", "Nilüfer", "Idris", "Ester", "Hagop", "Safiye", "English", "Français", "Deutsch"}


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the language, and a page that was built with it."""
    house = copied(tmp_path_factory.mktemp("house"))
    add(house)
    build = ["npm", "run", "--silent", "build"]
    subprocess.run(build, cwd=house / "web", check=True, timeout=WITHIN, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(house / "src"))
        patch.setenv("BEDESTEN_PAGE", str(house / "web" / "dist"))
        server = Server(tmp_path_factory.mktemp("spoken"))
    yield server
    server.interrupt()


@pytest.fixture
def guest(browser: Browser, spoken: Server) -> Iterator[Guest]:
    house = House(browser, spoken.url)
    guest = house.phone(SMALL)
    guest.context.add_init_script(SPEAK)
    guest.expected = "404"
    yield guest
    house.close()


def untranslated(page: Page) -> list[str]:
    lines: list[str] = page.evaluate(READ).splitlines()
    return [line for line in lines if set(plain(RULE.sub("", line))) - NAMES]


def wrong_with(page: Page) -> list[str]:
    expect(page.locator("html")).to_have_attribute("lang", LANG)
    wide = page.evaluate("document.documentElement.scrollWidth")
    found: list[str] = page.evaluate(CLIPPED)
    return [*found, *([f"{wide} px wide"] if wide > SMALL["width"] else []), *untranslated(page)]


@pytest.mark.parametrize("path", PATHS)
def test_a_page_around_the_table_can_be_translated_and_holds_longer_texts(guest: Guest, path: str) -> None:
    assert wrong_with(at_rest(guest, path)) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_can_be_translated_and_holds_longer_texts(guest: Guest, game: str) -> None:
    page = guest.table("me", "greedy", "greedy", game=game, options={})
    wait_for_question(page)
    assert wrong_with(page) == []
