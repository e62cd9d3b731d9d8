"""A study that is whole: verdicts, named choices, what was better; in every game, language and theme."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bedesten import catalog
from bedesten.core.play import record
from bedesten.server.store.sqlite import Store
from scripts.golden import path_of
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import DESKTOP, SMALL, House
from tests.browser.serving import Server
from tests.browser.waiting import expect_no_wider
from tests.server.client import get
from tests.server.keeping import keep_study
from tests.study.games import guessed
from tests.tiers import thorough

CODES = {"istanbul": "STUDYA", "istanbul+mocha+letters": "STUDYB", "kairo": "STUDYC"}
LANGUAGES = ("en-GB", "fr-FR", "de-DE", "es-ES")
NAMES = {"inaccuracy", "mistake", "blunder", "find"}
FEW = {("kairo", "de-DE")}
# names of places that do not fit where they stand
CUT = """[...document.querySelectorAll('[data-place] .nm')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
everywhere = pytest.mark.parametrize(
    ("game", "lang"), [case if case in FEW else thorough(*case) for case in product(CODES, LANGUAGES)]
)


def fill(folder: Path) -> None:
    store = Store(folder)
    for name, code in CODES.items():
        match = record.final(record.read(path_of(name, 4, 1, "greedy").read_text()), catalog.game(name))
        keep_study(store, match, code, guessed(match).review())
    store.close()


@pytest.fixture(scope="module")
def studies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows a study of a game of each kind."""
    folder = tmp_path_factory.mktemp("studied")
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop in this one
        beside.submit(fill, folder).result()
    server = Server(folder)
    yield server.url
    server.interrupt()


@pytest.fixture
def reading(browser: Browser, studies: str) -> Iterator[House]:
    house = House(browser, studies, drawn=True)
    yield house
    house.close()


def opened(page: Page, house: House, game: str) -> Page:
    """At a blunder, with all there is to see."""
    study = get(house.url, f"/api/tables/{CODES[game]}/study")
    assert study["state"] == "done"
    assert {moment["name"] for moment in study["moments"]} >= NAMES
    blunder = next(moment for moment in study["moments"] if moment["name"] == "blunder" and moment["top"])
    page.goto(f"{house.url}/study/{CODES[game]}#m{blunder['step']}")
    expect(page.locator("article")).to_have_count(4)
    expect(page.locator(f'li[data-step="{blunder["step"]}"] [aria-current=true]')).to_be_visible()
    expect(page.locator(".said .way.better")).to_be_visible()
    expect(page.locator(".said .way.further")).to_have_count(len(blunder["further"]))
    expect(page.locator(".middle [data-board], .middle svg").first).to_be_visible()
    return page


@everywhere
def test_axe_finds_nothing_in_a_whole_study(reading: House, game: str, lang: str) -> None:
    guest = reading.guest(DESKTOP, locale=lang)
    bring_axe(guest.context)
    page = opened(guest.page, reading, game)
    for verdict in page.locator("article > p").all():
        expect(verdict).not_to_be_empty()
    assert in_both_themes(page, game) == []


@everywhere
def test_a_whole_study_fits_a_small_phone(reading: House, game: str, lang: str) -> None:
    guest = reading.phone(SMALL, locale=lang)
    bring_axe(guest.context)
    page = opened(guest.page, reading, game)
    expect_no_wider(page, SMALL["width"])
    assert page.evaluate(CUT) == []
    assert in_both_themes(page, game) == []


def test_a_note_about_a_moment_is_kept_and_taken_away(reading: House) -> None:
    page = opened(reading.guest().page, reading, "istanbul")
    page.get_by_role("textbox", name="Your note").fill("The ruby first")
    page.reload()
    expect(page.get_by_role("textbox", name="Your note")).to_have_value("The ruby first")
    page.get_by_text("Export", exact=True).press("Enter")
    with page.expect_download() as taken:
        page.get_by_role("button", name="The notes").press("Enter")
    written = taken.value.path().read_text("utf-8")
    assert "Blunder" in written
    assert written.endswith("The ruby first\n")


@pytest.mark.thorough
def test_the_ledgers_of_four_stand_in_one_row_on_a_desktop(reading: House) -> None:
    page = opened(reading.guest(DESKTOP).page, reading, "istanbul")
    # all at once: what stands above them may still come
    tops = page.evaluate(
        "[...document.querySelectorAll('article')].map((it) => it.getBoundingClientRect().y)"
    )
    assert len(tops) == 4
    assert len(set(tops)) == 1


@pytest.mark.thorough
def test_whoever_reads_a_ledger_sees_whose_place_it_is(reading: House) -> None:
    page = opened(reading.guest(DESKTOP).page, reading, "istanbul")
    seats = get(reading.url, f"/api/tables/{CODES['istanbul']}/study")["seats"]
    said = {1: "1st of 4", 2: "2nd of 4", 3: "3rd of 4", 4: "4th of 4"}
    for seat, article in zip(seats, page.locator("article").all(), strict=True):
        expect(article.locator("h3 small")).to_have_text(said[seat["rank"]])
