"""Games are played, in this process or in several; every one depends on the plan and its number alone."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import process_time
from typing import Any

from bedesten import catalog
from bedesten.arena.plan import Plan
from bedesten.arena.results import Line
from bedesten.bots.base import Bot, Budget
from bedesten.bots.play import bot_seed, play
from bedesten.core.ids import Action


class Watch(Bot):
    """Another bot, and how long it thinks: processor time, which a busy machine does not stretch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        began = process_time()
        a = self.bot.choose(v, options, budget)
        if len(options) > 1:
            self.seconds += process_time() - began
            self.decisions += 1
        return a


def play_game(plan: Plan, number: int) -> list[Line]:
    """One game, as one line per seat."""
    game, names, deal = (
        catalog.game(plan.game).for_setup(plan.setup()),
        plan.seating(number),
        plan.deal(number),
    )
    bots = [Watch(catalog.bot(name, bot_seed(deal, seat), game)) for seat, name in enumerate(names)]
    budget = Budget(iterations=plan.iterations) if plan.iterations else Budget(plan.seconds)
    s = play(game, plan.setup(), list(bots), deal, budget).state
    ranks, points = game.ranking(s), [game.guide.tally(s, seat)[0] for seat in range(plan.players)]
    return [
        Line(
            number, seat, name, ranks[seat], points[seat], game.round(s), bot.decisions, round(bot.seconds, 4)
        )
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]


def run(plan: Plan, numbers: list[int], jobs: int) -> Iterator[list[Line]]:
    """Games in the order they end."""
    if jobs == 1:
        for number in numbers:
            yield play_game(plan, number)
        return
    # Fresh processes, not forks: the progress bar has a thread, and threads do not survive a fork.
    with ProcessPoolExecutor(min(jobs, len(numbers) or 1), mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_game, plan, number) for number in numbers]):
            yield done.result()
