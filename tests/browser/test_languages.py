"""A table in every language: longer words take more room, and are read whole all the same."""

from functools import partial

import pytest
from playwright.sync_api import ViewportSize

from bedesten import catalog
from tests.browser.measuring import out_of_place
from tests.browser.playing import wait_for_question
from tests.browser.seating import SMALL, House
from tests.browser.test_steps import LAPTOP
from tests.browser.waiting import expect_read
from tests.tiers import every_language

# what a game must be told for its first question to be one of an ordinary turn
ORDINARY = {"kairo": {"start_mode": "fixed"}}


@every_language
@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_nothing_at_a_table_is_cut_off(house: House, size: ViewportSize, lang: str) -> None:
    phone = size == SMALL
    guest = (house.phone if phone else house.guest)(size, locale=lang)
    for game in catalog.GAMES:
        options = {"start": 0, **ORDINARY.get(game, {})}
        page = guest.table("me", "greedy", "greedy", game=game, options=options)
        wait_for_question(page)
        expect_read(page, [], partial(out_of_place, page))
