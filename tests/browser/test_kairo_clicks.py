"""Kairo played as a person would play what greedy chooses: an ordinary turn takes two or three clicks."""

import re
from collections import Counter
from itertools import islice
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from tests.browser.playing import Finger, Hands, Mouse, panel, wait_for_question
from tests.browser.seating import PHONE, Guest, House
from tests.browser.test_steps import LAPTOP
from tests.browser.wire import Message
from tests.tiers import thorough

COURTYARD = "courtyard-11x11"
SOME = 14  # questions


def foreseen(guest: Guest) -> list[str]:
    """What greedy would answer from here on, until chance or another seat comes."""
    info, last = guest.wire.info, guest.wire.last
    rules: Any = catalog.game("kairo").for_setup(Setup(info["players"], info["options"], ""))
    state = rules.imagine(rules.notation.load_view(last["view"]), Dice(1))
    bot, tokens = catalog.bot("greedy", 7, rules), []
    while rules.to_move(state) == last["as"]:
        action = bot.choose(rules.view(state, last["as"]), rules.legal(state), Budget(0.05))
        rules.apply(state, action)
        tokens.append(rules.lexicon.token(action))
    return tokens


class Player:
    """Counts what it presses in each own turn. On a phone it chooses from rows, else on the market."""

    def __init__(self, guest: Guest, hands: Hands) -> None:
        self.guest = guest
        self.hands = hands
        self.panel = panel(guest.page)
        self.presses: Counter[int] = Counter()

    def press(self, it: Locator) -> None:
        self.presses[self.guest.wire.last["view"]["turn"]] += 1
        self.hands.push(it)

    def press_token(self, token: str) -> None:
        self.press(self.panel.locator(f"[data-token='{token}']").first)

    def confirm(self) -> None:
        self.press(self.panel.locator("[data-confirm]"))

    def answer(self) -> None:
        wanted = foreseen(self.guest)
        decision = self.guest.wire.ask["decision"]
        {"ChooseAction": self.begin, "DiscardCard": self.put_away}.get(decision, self.go_on)(wanted)

    def begin(self, wanted: list[str]) -> None:
        verb = wanted[0]
        ways = {tuple(way["plan"][:3]): way for way in self.guest.wire.ask["ways"]}
        if verb in ("expand", "lure"):
            way = next(way for plan, way in ways.items() if list(plan) == wanted[: len(plan)])
            self.choose(verb, way)
            self.confirm()
        elif verb in ("main", "move"):
            self.press(self.panel.locator(f"[data-of={verb}] [data-token='{wanted[1]}']"))
        elif verb == "draw" and isinstance(self.hands, Mouse):
            card = wanted[1].removeprefix("take:")
            self.press(self.guest.page.locator(f"[data-display] [data-card='{card}']").first)
            if card == "pile":  # what nobody sees is read before it is drawn
                self.confirm()
        else:
            self.press_token(verb)

    def choose(self, verb: str, way: Message) -> None:
        name = re.compile(f"^{re.escape(way['sum']['title'])}")
        if not isinstance(self.hands, Mouse):
            self.press_token(verb)
            self.press(self.panel.get_by_role("button", name=name).first)
            return
        where = way["argument"] if verb == "expand" else self.door(way["argument"])
        self.press(self.guest.page.locator(f"[data-place='{where}']"))
        other = self.panel.get_by_role("button", name=name, pressed=False)
        if other.count():  # another stand of one's own could grow there
            self.press(other)

    def door(self, target: str) -> str:
        owner, hue = target.split("-")
        view = self.guest.wire.last["view"]
        stands = view["neutral"] if owner == "neutral" else view["seats"][int(owner)]["stands"]
        return str(stands[hue]["entrance"])

    def go_on(self, wanted: list[str]) -> None:
        """A square with its door, or whatever has a button of its own."""
        first, *rest = wanted
        if not first.startswith("square:"):
            self.press_token(first)
            if first.startswith("side:"):
                self.confirm()
            return
        option = next(one for one in self.guest.wire.ask["options"] if one["token"] == first)
        if isinstance(self.hands, Mouse):
            self.press(self.guest.page.locator(f"[data-place='{option['argument']}']"))
        else:
            self.press_token(first)
        door = [token for token in option["plan"] if token.startswith("side:")]  # none if there is only one
        if door in ([], rest[:1]):
            self.confirm()
        else:
            self.press(self.panel.get_by_role("button", name="Another door"))

    def put_away(self, wanted: list[str]) -> None:
        for token in wanted:
            if token.startswith("discard:"):
                self.press(self.panel.locator(f"[data-token='{token}']").first)
        self.confirm()


def presses(guest: Guest, players: int, hands: Hands, most: int | None, **options: object) -> list[int]:
    """Of every own turn."""
    guest.table("me", *["greedy"] * (players - 1), game="kairo", options={"start": 0, **options})
    player = Player(guest, hands)
    for _ in islice(hands.questions(), most):
        player.answer()
    return [count for turn, count in player.presses.items() if turn > 0]


def table(house: House, size: ViewportSize) -> tuple[Guest, Hands]:
    guest = house.phone(size) if size == PHONE else house.guest(size)
    return guest, (Finger if size == PHONE else Mouse)(guest.page)


@pytest.mark.parametrize("size", [LAPTOP, thorough(PHONE)], ids=["laptop", "phone"])
def test_the_first_turns_take_three_clicks_at_most(house: House, size: ViewportSize) -> None:
    guest, hands = table(house, size)
    clicks = presses(guest, 2, hands, SOME, start_mode="fixed")
    assert len(clicks) >= 4
    assert median(clicks) <= 3


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("players", "board"), [(2, COURTYARD), (3, ""), (4, COURTYARD)], ids=["2", "3", "4"])
def test_a_whole_game_takes_three_clicks_a_turn(
    house: House, size: ViewportSize, players: int, board: str
) -> None:
    guest, hands = table(house, size)
    clicks = presses(guest, players, hands, None, **({"board": board} if board else {}))
    assert median(clicks) <= 3
    wait_for_question(guest.page)  # the end
