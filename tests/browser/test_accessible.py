"""axe-core finds nothing on any screen, in both themes, at desktop and phone size."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.finished import Finished
from tests.browser.playing import Mouse
from tests.browser.scanning import bring_axe, in_both_themes
from tests.browser.screens import (
    Screen,
    lobby_screens,
    over_screens,
    plain_screens,
    rules_screens,
    table_screens,
)
from tests.browser.seating import DESKTOP, PHONE, Guest, House
from tests.tiers import thorough


def check(guest: Guest, screens: Iterator[Screen]) -> None:
    guest.expected = "404"
    bring_axe(guest.context)
    assert [one for name, page in screens for one in in_both_themes(page, name)] == []


sizes = pytest.mark.parametrize("size", [DESKTOP, thorough(PHONE)], ids=["desktop", "phone"])


@sizes
@pytest.mark.parametrize("screens", [plain_screens, rules_screens, lobby_screens])
def test_axe_finds_nothing_around_the_table(
    house: House, screens: Callable[[Guest], Iterator[Screen]], size: ViewportSize
) -> None:
    guest = house.guest(size)
    check(guest, screens(guest))


@sizes
def test_axe_finds_nothing_after_a_game(house: House, finished: Finished, size: ViewportSize) -> None:
    guest = house.guest(size)
    check(guest, over_screens(guest, finished))


@sizes
@pytest.mark.parametrize("questions", [3, thorough(8)])
def test_axe_finds_nothing_at_the_table(house: House, size: ViewportSize, questions: int) -> None:
    guest = house.guest(size)
    check(guest, table_screens(guest, Mouse, questions))
