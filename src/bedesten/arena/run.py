"""Games are played, in this process or in several; every one depends on the plan and its number alone."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from bedesten import catalog
from bedesten.arena.luck import luck
from bedesten.arena.plan import Plan
from bedesten.arena.results import Line
from bedesten.bots.base import Bot, Budget
from bedesten.bots.play import bot_seed, play
from bedesten.core.ids import Action

PROCESS = Path("/proc/self")
FORGET_THE_PEAK = "5"


class Watch(Bot):
    """Another bot, and how long it thinks: processor time, which a busy machine does not stretch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.looks = bot.looks
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        began = process_time()
        a = self.bot.choose(v, options, budget)
        if len(options) > 1:
            spent = process_time() - began
            self.seconds += spent
            self.slowest = max(self.slowest, spent)
            self.decisions += 1
        return a


def play_game(plan: Plan, number: int) -> list[Line]:
    """One game, as one line per seat."""
    forget_peak()
    setup, names, deal = plan.setup(number), plan.seating(number), plan.deal(number)
    game = catalog.game(plan.game).for_setup(setup)
    bots = [Watch(catalog.bot(name, bot_seed(deal, seat), game)) for seat, name in enumerate(names)]
    budget = Budget(iterations=plan.iterations) if plan.iterations else Budget(plan.seconds)
    played = play(game, setup, list(bots), deal, budget)
    s = played.state
    ranks, rounds, memory = game.ranking(s), game.round(s), peak()
    given = (
        luck(game, setup, played.actions, catalog.evaluation(game)) if plan.weighed else [0.0] * len(names)
    )
    return [
        Line(
            number, seat, name, ranks[seat], game.guide.tally(s, seat)[0], rounds,
            bot.decisions, round(bot.seconds, 4), round(bot.slowest, 4), memory,
            played.relieved[seat], round(given[seat], 5),
        )
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]  # fmt: skip


def forget_peak() -> None:
    """Where the system keeps one."""
    with suppress(OSError):
        (PROCESS / "clear_refs").write_text(FORGET_THE_PEAK)


def peak() -> int:
    """Megabytes this process has taken at most since the peak was forgotten; 0 where nobody counts them."""
    with suppress(OSError):
        for line in (PROCESS / "status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return -(-int(line.split()[1]) // 1024)
    return 0


def run(plan: Plan, numbers: list[int], jobs: int) -> Iterator[list[Line]]:
    """Games in the order they end."""
    for _, lines in run_all([(plan, number) for number in numbers], jobs):
        yield lines


def run_all(
    games: list[tuple[Plan, int]], jobs: int, seconds: float = inf
) -> Iterator[tuple[Plan, list[Line]]]:
    """Games of several contests in the order they end; after some time no other one is begun."""
    end = monotonic() + seconds
    if jobs == 1:
        for plan, number in games:
            if monotonic() < end:
                yield plan, play_game(plan, number)
        return
    # Fresh processes, not forks: the progress bar has a thread, and threads do not survive a fork.
    with ProcessPoolExecutor(min(jobs, len(games) or 1), mp_context=get_context("spawn")) as pool:
        begun = {pool.submit(play_game, plan, number): plan for plan, number in games}
        for done in as_completed(begun):
            if not done.cancelled():
                yield begun[done], done.result()
            if monotonic() >= end:
                for each in begun:
                    each.cancel()
