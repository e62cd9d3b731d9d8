"""axe-core finds nothing on any screen, in both themes, at desktop and phone size."""

from collections.abc import Iterator
from itertools import chain

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


def screens(guest: Guest, finished: Finished) -> Iterator[Screen]:
    return chain(
        plain_screens(guest),
        rules_screens(guest),
        lobby_screens(guest),
        over_screens(guest, finished),
        table_screens(guest, Mouse),
    )


@pytest.mark.parametrize("size", [DESKTOP, thorough(PHONE)], ids=["desktop", "phone"])
def test_axe_finds_nothing(house: House, finished: Finished, size: ViewportSize) -> None:
    guest = house.guest(size)
    guest.expected = "404"
    bring_axe(guest.context)
    found = [one for name, page in screens(guest, finished) for one in in_both_themes(page, name)]
    assert found == []
