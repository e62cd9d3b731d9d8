"""An ordinary turn takes two or three clicks."""

from statistics import median

import pytest

from tests.browser.clicking import Clicker
from tests.browser.following import PLAYERS
from tests.browser.seating import House
from tests.server.client import new_table
from tests.tiers import thorough

GAMES = [game for game in PLAYERS if game.startswith("istanbul")]
SOME = 8
ORDINARY = 3


@pytest.mark.parametrize(("game", "most"), [(GAMES[0], SOME), *(thorough(game, None) for game in GAMES)])
def test_an_ordinary_turn_takes_three_clicks_at_most(house: House, game: str, most: int | None) -> None:
    guest = house.guest(glance=True)
    guest.page.clock.install()
    clicker = Clicker(guest)
    robots = ["greedy"] * (PLAYERS[game] - 1)
    guest.sit(*new_table(guest.url, "me", *robots, game=game, options={"start": 0}))
    clicker.play(most)
    assert median(len(pressed) for pressed in clicker.turns.values()) <= ORDINARY, clicker.turns
