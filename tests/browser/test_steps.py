"""Games of every box on a laptop and on a phone: at every question its parts are in sight and large enough."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.game import Setup
from tests.browser.measuring import out_of_place, too_small
from tests.browser.playing import OVER, wait_for_question
from tests.browser.seating import PHONE, Guest, House
from tests.server.client import Client, new_table
from tests.tiers import thorough

LAPTOP = ViewportSize(width=1366, height=768)
# as many as play it at most, where that is hardest to fit
PLAYERS = {"istanbul": 3, "istanbul+mocha": 4, "istanbul+letters": 5, "istanbul+mocha+letters": 5, "kairo": 4}
GAMES = [(game, size) for game in PLAYERS for size in (LAPTOP, PHONE)]
QUICK = [("istanbul+mocha+letters", LAPTOP), ("istanbul", PHONE)]
SOME = 5


def named(value: object) -> str:
    return f"{value['width']}" if isinstance(value, dict) else str(value)


class Answering(Client):
    """A second connection of the same seat, which answers as a robot would; the page follows."""

    def greedily(self, game: str) -> None:
        assert self.ask is not None
        rules: Any = catalog.game(game).for_setup(Setup(self.info["players"], self.info["options"], ""))
        legal = [rules.lexicon.action(option["token"]) for option in self.ask["options"]]
        view = rules.notation.load_view(self.last["view"])
        chosen = catalog.bot("greedy", 7, rules).choose(view, legal, Budget(0.05))
        assert self.act(rules.lexicon.token(chosen))["t"] == "step"

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.read()


def questions(guest: Guest, game: str, most: int | None) -> Iterator[int]:
    robots = ["greedy"] * (PLAYERS[game] - 1)
    code, tokens = new_table(guest.url, "me", *robots, game=game, options={"start": 0})
    page, asked = guest.sit(code, tokens), 0
    with Answering(guest.url, code, tokens) as second:
        for nth in count():
            asked = wait_for_question(page, asked)
            if asked == OVER or nth == most:
                return
            yield asked
            second.catch_up(asked)
            second.greedily(game)


def expect_in_sight(house: House, game: str, size: ViewportSize, most: int | None) -> None:
    guest = house.phone(size) if size == PHONE else house.guest(size)
    wrong: dict[str, int] = {}
    for asked in questions(guest, game, most):
        for found in out_of_place(guest.page) + too_small(guest.page, size):
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
