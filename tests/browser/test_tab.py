"""The house in a browser tab: a folder of files of any web space, no network later."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bedesten import catalog
from bedesten.cli.record import as_link
from bedesten.cli.records import read
from scripts.bench_tab import KEPT, MOST
from scripts.site.page import page as build_page
from scripts.web_space import serving
from tests.browser.playing import Mouse, wait_for_question
from tests.browser.seating import ALWAYS_THE_SAME, DESKTOP, chosen
from tests.browser.waiting import code_of
from tests.patience import WITHIN

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
RECORD = ROOT / "tests/games/kairo-2-0.bdn"
# the next question of a puzzle, which may be the first of its table, until it is decided
DECIDED = """after => {
    const buttons = [...document.querySelectorAll('[aria-label=Puzzle] button')]
    if (buttons.some(it => it.innerText.trim() === 'Next puzzle')) return 'decided'
    const ask = document.querySelector('[data-region="ask"].mine')
    return ask && Number(ask.dataset.seq) > after && ask.dataset.seq
}"""


@pytest.fixture(scope="module")
def space() -> Iterator[str]:
    assert (SITE / "offline.js").is_file(), f"no site in {SITE}: run `make site` first"
    with serving(SITE) as space:
        yield space.url


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(1000 * WITHIN)
    context.add_init_script(ALWAYS_THE_SAME)
    context.add_init_script(chosen(pace="once", glance=False))
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context
    context.close()
    assert not complaints


def ready(visitor: BrowserContext, address: str) -> Page:
    page = visitor.pages[0] if visitor.pages else visitor.new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-house", re.compile("ready|failed"))
    assert page.locator("html").get_attribute("data-house") == "ready"
    return page


def offline(visitor: BrowserContext, space: str) -> None:
    """After a first visit, whichever test made it."""
    page = visitor.pages[0] if visitor.pages else ready(visitor, f"{space}/")
    page.wait_for_function("navigator.serviceWorker.controller")
    visitor.set_offline(True)


def play(page: Page, answers: int, after: int = 0) -> int:
    """Anything, so often; returns the number of the question that stands then."""
    hands = Mouse(page)
    for number, asked in enumerate(hands.questions(after)):
        if number == answers:
            return asked
        hands.answer()
    raise AssertionError("the game was over before")


def start(page: Page, box: str) -> None:
    """The table that is proposed for a box, with two chairs."""
    page.get_by_role("radio", name=re.compile(f"^{box}")).check(force=True)
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()


def test_a_table_is_kept_and_goes_on_without_a_network(visitor: BrowserContext, space: str) -> None:
    page = ready(visitor, f"{space}/new")
    start(page, "Mocha")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(f"{space}/t/*")
    stands = play(page, 4)
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_function(KEPT)

    visitor.set_offline(True)
    page.reload()
    assert wait_for_question(page) == stands
    assert page.evaluate(KEPT), "an image of Python that cannot be restored is thrown away"
    play(page, 3)
    code = code_of(page)
    page.goto(f"{space}/")
    expect(page.locator(f"main a[href='/t/{code}']").first).to_be_visible()


def test_a_first_visit_sends_little(browser: Browser) -> None:
    """With all that later visits need, as the files lie there: nobody has to compress anything."""
    with serving(SITE) as space, browser.new_context() as context:
        context.set_default_timeout(1000 * WITHIN)
        page = ready(context, f"{space.url}/new")
        page.wait_for_function("navigator.serviceWorker.controller")
        assert 1e6 * MOST / 2 < space.sent <= 1e6 * MOST


def seated(page: Page, space: str, game: str) -> None:
    """A table of two, one of them a robot."""
    page.goto(f"{space}/new")
    page.locator(f"input[type=radio][value='{game}']").check(force=True)
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(f"{space}/t/*")


@pytest.mark.thorough
def test_without_a_network_every_game_is_played(visitor: BrowserContext, space: str) -> None:
    offline(visitor, space)
    page = visitor.pages[0]
    for game in catalog.GAMES:
        seated(page, space, game)
        play(page, 3)


@pytest.mark.thorough
@pytest.mark.parametrize("game", catalog.GAMES)
def test_without_a_network_every_game_comes_to_its_end(
    visitor: BrowserContext, space: str, game: str
) -> None:
    offline(visitor, space)
    page = visitor.pages[0]
    seated(page, space, game)
    hands = Mouse(page)
    for _ in hands.questions():
        hands.answer()
    expect(page.locator("#ranking")).to_be_visible()


@pytest.mark.thorough
def test_what_needs_other_people_leads_to_the_site_with_a_server(browser: Browser, tmp_path: Path) -> None:
    """Of a folder that was built with its address: the page anew, Python as it is."""
    build_page(tmp_path / "site", "https://play.example/")
    (tmp_path / "site" / "python").symlink_to(SITE / "python")
    with serving(tmp_path / "site") as space, browser.new_context(locale="en-GB") as context:
        context.set_default_timeout(1000 * WITHIN)
        page = ready(context, f"{space.url}/")
        people = page.get_by_role("link", name="People").first
        expect(people).to_have_attribute("href", "https://play.example/people")
        page.goto(f"{space.url}/people")
        expect(page.get_by_role("link", name="play.example")).to_have_attribute(
            "href", "https://play.example/"
        )


@pytest.mark.thorough
def test_without_a_network_a_course_a_file_and_two_at_one_screen(visitor: BrowserContext, space: str) -> None:
    offline(visitor, space)
    page = ready(visitor, f"{space}/learn")
    page.get_by_role("list").filter(has_text="1.").first.get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Coach")).to_be_visible()

    page.goto(f"{space}/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url(f"{space}/replay/*")
    expect(page.get_by_role("slider")).to_be_visible()

    page.goto(f"{space}/new")
    start(page, "Kairo")
    page.get_by_role("button", name="Change").nth(1).click()
    page.get_by_role("dialog").get_by_text("Here, same screen").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name=re.compile("show my cards$")).click()
    assert wait_for_question(page) > 0


@pytest.mark.thorough
def test_without_a_network_a_puzzle_and_a_board_in_a_frame(visitor: BrowserContext, space: str) -> None:
    offline(visitor, space)
    page = ready(visitor, f"{space}/puzzles")
    page.get_by_role("button", name="Next puzzle").click()
    asked = page.get_by_role("region", name="Puzzle")
    expect(asked.get_by_role("heading", level=2)).to_be_visible()
    hands, stands = Mouse(page), "-1"
    while (stands := page.wait_for_function(DECIDED, arg=int(stands)).json_value()) != "decided":
        hands.answer()
    expect(asked.get_by_text(re.compile("^Rating 1,500 → "))).to_be_visible()

    carried = as_link(read(RECORD)[0], "").partition("#")[2]
    page.goto(f"{space}/embed#record={carried}&step=3")
    link = page.get_by_role("link", name="bedesten")
    expect(link).to_have_attribute("href", f"{space}/open#{carried}&step=3")


@pytest.mark.thorough
def test_a_link_opened_beside_names_the_folder_and_waits_for_its_turn(
    visitor: BrowserContext, space: str
) -> None:
    page = ready(visitor, f"{space}/")
    with visitor.expect_page() as opened:
        page.get_by_role("link", name="Rules").first.click(button="middle")
    beside = opened.value
    beside.wait_for_url(re.compile(f"^{re.escape(space)}/rules/?$"))
    expect(beside.get_by_text("open in another tab")).to_be_visible()
    page.close()
    expect(beside.locator("html")).to_have_attribute("data-house", "ready")


@pytest.mark.thorough
def test_without_a_network_a_game_is_studied(visitor: BrowserContext, space: str) -> None:
    offline(visitor, space)
    page = ready(visitor, f"{space}/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("link", name="Study the game").click()
    expect(page.get_by_role("slider", name="Chances of winning")).to_be_visible()
