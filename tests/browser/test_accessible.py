"""axe-core finds nothing on any screen, in both themes and every language, at desktop and phone size."""

from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest

from tests.browser.finished import Finished
from tests.browser.following import PLAYERS, new_questions
from tests.browser.playing import Mouse
from tests.browser.scanning import bring_axe, in_both_themes, in_turn, violations
from tests.browser.screens import (
    Screen,
    admin_screens,
    lobby_screens,
    over_screens,
    people_screens,
    plain_screens,
    rules_screens,
    study_screens,
    table_screens,
)
from tests.browser.seating import DESKTOP, KEEPER, PHONE, Guest, House
from tests.tiers import thorough

SOME = 40  # questions, of which those are looked at that show something new


SIZES = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ("en-GB", "fr-FR", "de-DE", "es-ES")
PLAYED = LANGUAGES[:2]  # by hands, which know the names of what they press
EVERYWHERE = [*product(SIZES, LANGUAGES)]
OFTEN = ("desktop", "en-GB")
everywhere = pytest.mark.parametrize(
    ("size", "lang"), [case if case == OFTEN else thorough(*case) for case in EVERYWHERE]
)


def check(guest: Guest, screens: Iterator[Screen], *where: str) -> None:
    guest.expected = "404"
    bring_axe(guest.context)
    if where == OFTEN:
        assert in_turn(screens) == []
    else:
        assert [one for name, page in screens for one in in_both_themes(page, name)] == []


def found_rules(guest: Guest) -> Iterator[Screen]:
    """The page of all rules has the same things many times over."""
    return islice(rules_screens(guest), 1, None)


@everywhere
@pytest.mark.parametrize(
    "screens",
    [
        plain_screens,
        found_rules,
        thorough(rules_screens),
        lobby_screens,
        admin_screens,
        thorough(study_screens),
        people_screens,
    ],
)
def test_axe_finds_nothing_around_the_table(
    house: House, screens: Callable[[Guest], Iterator[Screen]], size: str, lang: str
) -> None:
    guest = house.guest(SIZES[size], locale=lang, http_credentials=KEEPER)
    check(guest, screens(guest), size, lang)


@everywhere
def test_axe_finds_nothing_after_a_game(house: House, finished: Finished, size: str, lang: str) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    check(guest, over_screens(guest, finished), size, lang)


@everywhere
@pytest.mark.parametrize("most", [2, thorough(8)])
def test_axe_finds_nothing_at_the_table(house: House, size: str, lang: str, most: int) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    check(guest, table_screens(guest, Mouse, most if lang in PLAYED else 0), size, lang)


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "lang"), EVERYWHERE)
@pytest.mark.parametrize("game", PLAYERS)
def test_axe_finds_nothing_at_the_table_of_any_box(house: House, game: str, size: str, lang: str) -> None:
    guest = house.guest(SIZES[size], locale=lang)
    bring_axe(guest.context)
    violations = [one for _ in new_questions(guest, game, SOME) for one in in_both_themes(guest.page, game)]
    assert violations == []


@pytest.mark.parametrize("lang", ["fr-FR", *map(thorough, ("en-GB", "de-DE", "es-ES"))])
def test_a_square_is_called_by_what_stands_on_it_and_more(house: House, lang: str) -> None:
    guest = house.guest(PHONE, locale=lang)
    bring_axe(guest.context)
    for _ in new_questions(guest, "kairo", SOME):
        if guest.page.locator("[data-token^='square:'] .gain").count():
            assert violations(guest.page, "label-content-name-mismatch") == []
            return
    raise AssertionError("nobody was asked for a square")
