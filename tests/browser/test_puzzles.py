"""Puzzles in a browser: found on their page, solved or missed at the table, proved and rated."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from bedesten.puzzles import Puzzle, by_id, judge, shipped
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.seating import DESKTOP, Guest, House
from tests.browser.waiting import expect_no_wider, expect_read
from tests.server.client import Client, get, post
from tests.tiers import thorough

TINY: ViewportSize = {"width": 320, "height": 640}
LANGUAGES = ("en-GB", "fr-FR", "de-DE", "es-ES")
PANEL = re.compile("^(Puzzle|Énigme|Rätsel|Reto)$")


def small(game: str, kind: str) -> Puzzle:
    return min((each for each in shipped(game) if each.kind == kind), key=lambda each: each.nodes)


def lay(guest: Guest, puzzle: Puzzle) -> tuple[Page, str, list[str]]:
    """At the table of a puzzle."""
    taken = post(guest.url, "/api/puzzles", {"id": puzzle.id})
    tokens = [seat["token"] for seat in taken["seats"]]
    guest.hold(taken["table"], tokens)
    page = guest.open(f"/t/{taken['table']}")
    expect(page.get_by_role("region", name=PANEL)).to_be_visible()
    return page, taken["table"], tokens


def solve(url: str, puzzle: Puzzle, code: str, tokens: list[str]) -> None:
    """At the same table, from elsewhere."""
    game, s = puzzle.position()
    done: list[str] = []
    with Client(url, code, tokens) as client:
        while judge.judged(puzzle, done).state == judge.OPEN:
            words = game.lexicon.tokens(game.legal(s))
            done.append(next(w for w in words if judge.judged(puzzle, [*done, w]).state != judge.WRONG))
            if len(words) > 1:
                client.act(done[-1])
            game.apply(s, game.lexicon.action(done[-1]))


def test_a_puzzle_is_found_by_its_theme_and_opens_at_a_table(house: House) -> None:
    page = house.guest().open("/puzzles")
    shelf = get(house.url, "/api/puzzles")
    today = next(each for each in shelf["puzzles"] if each["id"] == shelf["today"])
    expect(page.get_by_text(today["asked"])).to_be_visible()
    told = next(theme for theme in shelf["themes"] if theme["tells"])
    page.get_by_role("button", name=told["name"], exact=True).press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    asked = page.get_by_role("region", name="Puzzle").get_by_role("heading", level=2)
    expect(asked).to_be_visible()
    sentences = [each["asked"] for each in shelf["puzzles"] if told["theme"] in each["themes"]]
    expect_read(page, True, lambda: asked.inner_text() in sentences)


def test_who_solves_one_sees_the_proof_and_goes_on_by_keyboard(house: House) -> None:
    guest, puzzle = house.guest(), small("kairo", "certain")
    page, code, tokens = lay(guest, puzzle)
    panel = page.get_by_role("region", name="Puzzle")
    panel.get_by_role("button", name="Hint").press("Enter")
    expect(panel.get_by_text(re.compile("^(Next|The answer begins here): "))).to_be_visible()
    solve(house.url, puzzle, code, tokens)
    expect(panel.get_by_text("Solved")).to_be_visible()
    expect(panel.get_by_text(re.compile("^Rating 1,500 → 1,[5-9]"))).to_be_visible()
    panel.get_by_role("button", name="As a table").press("Enter")
    expect(panel.get_by_role("table", name="The proof")).to_contain_text("for certain")
    panel.get_by_role("button", name="Try again").press("Enter")
    expect(page).not_to_have_url(re.compile(code))
    expect(panel.get_by_text("The first answer counts")).to_be_visible()
    page.goto(f"{house.url}/puzzles")
    page.get_by_role("combobox", name="Game").select_option("kairo")
    expect(page.get_by_role("listitem").filter(has_text="solved on the first try")).to_have_count(1)


def miss(guest: Guest) -> Locator:
    """The panel of a puzzle at which likely was not certain: 4 of 36 rolls do not do."""
    page, code, tokens = lay(guest, by_id()["3b852e3c"])
    with Client(guest.url, code, tokens) as client:
        client.act("move:black_market")
    panel = page.locator("section.puzzle")
    expect(panel.get_by_role("figure")).to_be_visible()
    return panel


@pytest.mark.thorough
def test_who_misses_one_sees_every_roll_and_may_think_again(house: House) -> None:
    panel = miss(house.guest())
    expect(panel.get_by_text("Likely, but not certain")).to_be_visible()
    rolls = panel.get_by_role("figure", name="All 36 rolls")
    expect(rolls.get_by_role("listitem")).to_have_text(
        [re.compile("^21/36 · for certain"), re.compile("^11/36 · for certain"), re.compile("^4/36 · 7/12")]
    )
    expect(rolls.locator("[aria-hidden] .open")).to_have_text(["2", "3", "3", "4"])
    expect(panel.get_by_text("What works whatever chance brings?")).to_be_visible()
    panel.get_by_role("button", name="Show the answer").press("Enter")
    expect(panel.get_by_text(re.compile("^Better: "))).to_be_visible()


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en-GB"), *[thorough(TINY, lang) for lang in LANGUAGES]]
)
def test_axe_finds_nothing_where_a_puzzle_was_missed(house: House, size: ViewportSize, lang: str) -> None:
    guest = house.guest(size, locale=lang)
    bring_axe(guest.context)
    page = miss(guest).page
    assert in_both_themes(page, "a puzzle that was missed") == []
    expect_no_wider(page, size["width"])
    assert page.evaluate("document.documentElement.scrollHeight") == size["height"], "it scrolls in itself"
