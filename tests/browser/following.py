"""A game of any box at a page that is answered from elsewhere: the page follows, and can be looked at."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from playwright.sync_api import Page

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.game import Setup
from tests.browser.playing import OVER, wait_for_question
from tests.browser.seating import Guest
from tests.server.client import Client, new_table

# how many play it here: five where that is hardest to fit
PLAYERS = {"istanbul": 3, "istanbul+mocha": 4, "istanbul+letters": 5, "istanbul+mocha+letters": 5, "kairo": 4}

# what a question is made of: elements and their classes, by which the parts of the page can be told apart
MADE_OF = """() => [...document.querySelectorAll('[data-region=ask] *')]
    .map(it => `${it.tagName} ${it.className?.baseVal ?? it.className}`)"""


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


def questions(
    guest: Guest, game: str, most: int | None, wait: Callable[[Page, int], int] = wait_for_question
) -> Iterator[int]:
    robots = ["greedy"] * (PLAYERS[game] - 1)
    code, tokens = new_table(guest.url, "me", *robots, game=game, options={"start": 0})
    page, asked = guest.sit(code, tokens), 0
    with Answering(guest.url, code, tokens) as second:
        for nth in count():
            asked = wait(page, asked)
            if asked == OVER or nth == most:
                return
            yield asked
            second.catch_up(asked)
            second.greedily(game)


def new_questions(guest: Guest, game: str, most: int | None) -> Iterator[int]:
    """Of that many questions those that show something no earlier one did."""
    seen: set[str] = set()
    for asked in questions(guest, game, most):
        if shown := set(guest.page.evaluate(MADE_OF)) - seen:
            seen |= shown
            yield asked
