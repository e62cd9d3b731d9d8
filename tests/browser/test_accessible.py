"""axe-core finds nothing on any screen, in both themes and languages, at desktop and phone size."""

from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest

from tests.browser.finished import Finished
from tests.browser.following import PLAYERS, questions
from tests.browser.playing import Mouse
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.screens import (
    Screen,
    admin_screens,
    lobby_screens,
    over_screens,
    plain_screens,
    rules_screens,
    table_screens,
)
from tests.browser.seating import DESKTOP, KEEPER, PHONE, Guest, House
from tests.tiers import thorough

SOME = 4  # questions


def check(guest: Guest, screens: Iterator[Screen]) -> None:
    guest.expected = "404"
    bring_axe(guest.context)
    assert [one for name, page in screens for one in in_both_themes(page, name)] == []


SIZES = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ("en-GB", "fr-FR")
EVERYWHERE = [*product(SIZES, LANGUAGES)]
OFTEN = ("desktop", "en-GB")
everywhere = pytest.mark.parametrize(
    ("size", "lang"), [case if case == OFTEN else thorough(*case) for case in EVERYWHERE]
)


def found_rules(guest: Guest) -> Iterator[Screen]:
    """The page of all rules has the same things many times over."""
    return islice(rules_screens(guest), 1, None)


@everywhere
@pytest.mark.parametrize(
    "screens", [plain_screens, found_rules, thorough(rules_screens), lobby_screens, admin_screens]
)
def test_axe_finds_nothing_around_the_table(
    house: House, screens: Callable[[Guest], Iterator[Screen]], size: str, lang: str
) -> None:
    guest = house.guest(SIZES[size], locale=lang, http_credentials=KEEPER)
    check(guest, screens(guest))


@everywhere
def test_axe_finds_nothing_after_a_game(house: House, finished: Finished, size: str, lang: str) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    check(guest, over_screens(guest, finished))


@everywhere
@pytest.mark.parametrize("most", [2, thorough(8)])
def test_axe_finds_nothing_at_the_table(house: House, size: str, lang: str, most: int) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    check(guest, table_screens(guest, Mouse, most))


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "lang"), EVERYWHERE)
@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_at_the_table_of_any_box(house: House, game: str, size: str, lang: str) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    bring_axe(guest.context)
    found = [one for _ in questions(guest, game, SOME) for one in in_both_themes(guest.page, game)]
    assert found == []
