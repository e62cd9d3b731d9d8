"""Bots play a game to its end."""

from hashlib import sha256
from typing import Any

from bedesten.bots.base import Bot, Budget, Unanswered
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.greedy.bot import answers_of
from bedesten.bots.random import RandomBot
from bedesten.core.dice import Dealer
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, Action


class Played:
    """What came of a game."""

    def __init__(self, state: Any, actions: list[Action], decisions: int, relieved: list[int]) -> None:
        self.state = state
        self.actions = actions  # chance included: with the setup, the whole game
        self.decisions = decisions
        self.relieved = relieved  # by seat: how often its bot was answered for


def play(game: Game[Any, Any], setup: Setup, bots: list[Bot], seed: str, budget: Budget) -> Played:
    """One bot per seat; the dealer's seed fixes all chance."""
    game = game.for_setup(setup)
    s = game.new(setup)
    dealer = Dealer(seed)
    actions: list[Action] = []
    decisions = 0
    relieved = [0] * setup.players
    seat = game.to_move(s)
    while seat != OVER:
        if seat == CHANCE:
            a = dealer.answer(game, s)
        else:
            try:
                a = asked(game, s, bots[seat], budget)
            except Unanswered:
                a = asked(game, s, relief(game, seat), budget)
                relieved[seat] += 1
            decisions += 1
        actions.append(a)
        game.apply(s, a)
        seat = game.to_move(s)
    return Played(s, actions, decisions, relieved)


def asked(game: Game[Any, Any], s: Any, bot: Bot, budget: Budget) -> Action:
    """What a bot chooses for the seat that is to move."""
    return bot.choose(game.view(s, game.to_move(s)) if bot.looks else None, game.legal(s), budget)


def relief(game: Game[Any, Any], seed: int) -> Bot:
    """Who answers for a bot that does not."""
    return GreedyBot(seed, game.boxes) if answers_of(tuple(game.boxes)) else RandomBot(seed)


def bot_seed(deal: str, seat: int) -> int:
    """The seed of a bot's own chance, out of the dealer's and its seat."""
    return int.from_bytes(sha256(f"bot {deal} {seat}".encode()).digest()[:8], "big")
