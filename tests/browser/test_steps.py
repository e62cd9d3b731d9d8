"""Games of every box on a laptop and on a phone: at every question all parts are in sight and large."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.following import PLAYERS, questions
from tests.browser.handheld import wrong_on_a_phone
from tests.browser.measuring import PHONES, out_of_place, too_small
from tests.browser.seating import PHONE, SMALL, House
from tests.browser.waiting import expect_read
from tests.tiers import thorough

pytestmark = pytest.mark.drawn
LAPTOP = ViewportSize(width=1366, height=768)
TABLET = ViewportSize(width=1024, height=768)
GAMES = [(game, size) for game in PLAYERS for size in (LAPTOP, TABLET, PHONE, SMALL)]
QUICK = [("istanbul+mocha+letters", LAPTOP), ("istanbul", PHONE)]
LONGEST = {"de-DE": LAPTOP, "es-ES": SMALL}  # words, where room is scarce
SOME = 5
# a market as wide as a phone: a square is chosen nearer by, or from the rows of the sheet
WHOLE_MARKET = re.compile(r"^BUTTON [A-L]\d+,")

CUT = "it => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1"


def named(value: object) -> str:
    return f"{value['width']}" if isinstance(value, dict) else str(value)


def expect_in_sight(
    house: House, game: str, size: ViewportSize, most: int | None, locale: str = "en-GB"
) -> None:
    invite = house.phone if size["width"] < PHONES else house.guest
    guest = invite(size, locale=locale)
    for _ in questions(guest, game, most):
        expect_read(guest.page, [], lambda: wrong_with(guest.page, size))


def wrong_with(page: Page, size: ViewportSize) -> list[str]:
    wrong = out_of_place(page) + too_small(page, size)
    wrong += wrong_on_a_phone(page) if size["width"] < PHONES else []
    return [one for one in wrong if not WHOLE_MARKET.match(one)]


@pytest.mark.parametrize(
    ("game", "size"), [case if case in QUICK else thorough(*case) for case in GAMES], ids=named
)
def test_the_first_turns_are_in_sight(house: House, game: str, size: ViewportSize) -> None:
    expect_in_sight(house, game, size, SOME)


@pytest.mark.thorough
@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("locale", LONGEST)
def test_the_longest_words_are_in_sight(house: House, locale: str, game: str) -> None:
    expect_in_sight(house, game, LONGEST[locale], SOME, locale)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "size"), GAMES, ids=named)
def test_a_whole_game_is_in_sight(house: House, game: str, size: ViewportSize) -> None:
    expect_in_sight(house, game, size, None)


@pytest.mark.parametrize("size", [thorough(TABLET), PHONE], ids=named)
def test_rivals_of_one_name_are_told_apart_by_their_colours(house: House, size: ViewportSize) -> None:
    page = house.guest(size).table("me", *["greedy"] * 4, game="istanbul+mocha+letters", options={"start": 0})
    names = page.locator(".strip .name")
    expect(names).to_have_count(5)
    expect(names.nth(2)).to_have_text(re.compile("^Idris, [a-z]+$"))
    assert len({*names.all_inner_texts()}) == 5
    assert [name for name in names.all() if name.evaluate(CUT)] == []


def test_low_tiles_keep_their_words_where_they_fit(house: House) -> None:
    robots, options = ["greedy"] * 4, {"start": 0}
    page = house.guest(LAPTOP).table("me", *robots, game="istanbul+mocha+letters", options=options)
    police = page.locator("[data-place=police] .act")
    expect(police.locator(".full")).to_be_visible()
    expect(police.locator(".mini")).to_be_hidden()
