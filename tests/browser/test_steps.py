"""Games of every box on a laptop and on a phone: at every question all parts are in sight and large."""

import re

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.following import PLAYERS, questions
from tests.browser.measuring import out_of_place, too_small
from tests.browser.seating import PHONE, House
from tests.tiers import thorough

pytestmark = pytest.mark.drawn
LAPTOP = ViewportSize(width=1366, height=768)
GAMES = [(game, size) for game in PLAYERS for size in (LAPTOP, PHONE)]
QUICK = [("istanbul+mocha+letters", LAPTOP), ("istanbul", PHONE)]
SOME = 5
# a market as wide as a phone: a square is chosen nearer by, or from the rows of the sheet
WHOLE_MARKET = re.compile(r"^BUTTON [A-L]\d+,")


def named(value: object) -> str:
    return f"{value['width']}" if isinstance(value, dict) else str(value)


def expect_in_sight(house: House, game: str, size: ViewportSize, most: int | None) -> None:
    guest = house.phone(size) if size == PHONE else house.guest(size)
    wrong: dict[str, int] = {}
    for asked in questions(guest, game, most):
        for found in out_of_place(guest.page) + too_small(guest.page, size):
            if not WHOLE_MARKET.match(found):
                wrong.setdefault(found, asked)
    assert wrong == {}


@pytest.mark.parametrize(
    ("game", "size"), [case if case in QUICK else thorough(*case) for case in GAMES], ids=named
)
def test_the_first_turns_are_in_sight(house: House, game: str, size: ViewportSize) -> None:
    expect_in_sight(house, game, size, SOME)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "size"), GAMES, ids=named)
def test_a_whole_game_is_in_sight(house: House, game: str, size: ViewportSize) -> None:
    expect_in_sight(house, game, size, None)
