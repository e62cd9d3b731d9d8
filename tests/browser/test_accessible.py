"""axe-core finds nothing on any screen, in both themes, at desktop and phone size."""

from collections.abc import Iterator
from itertools import chain
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.finished import Finished
from tests.browser.playing import Mouse
from tests.browser.scanning import bring_axe, violations
from tests.browser.screens import (
    Screen,
    lobby_screens,
    over_screens,
    plain_screens,
    rules_screens,
    table_screens,
)
from tests.browser.seating import DESKTOP, PHONE, Guest, House

THEMES: list[Literal["light", "dark"]] = ["light", "dark"]


def screens(guest: Guest, finished: Finished) -> Iterator[Screen]:
    return chain(
        plain_screens(guest),
        rules_screens(guest),
        lobby_screens(guest),
        over_screens(guest, finished),
        table_screens(guest, Mouse),
    )


def in_both_themes(name: str, page: Page) -> list[str]:
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{name}, {theme}: {one}" for one in violations(page)]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(house: House, finished: Finished, size: ViewportSize) -> None:
    guest = house.guest(size)
    guest.expected = "404"
    bring_axe(guest.context)
    found = [one for name, page in screens(guest, finished) for one in in_both_themes(name, page)]
    assert found == []
