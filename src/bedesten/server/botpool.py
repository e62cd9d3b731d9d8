"""Bots think in processes of their own: a slow or broken one never holds up a table."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from bedesten.bots.levels import LEVELS, elected
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.server import thinking

log = logging.getLogger(__name__)
TRIES = 3
SEARCHING = [name for name, level in LEVELS.items() if level.iterations]


@dataclass(frozen=True)
class Question:
    """All a bot gets to know."""

    game: str
    setup: Setup
    bot: str
    seed: int
    view: dict[str, Any]
    options: list[Action]


class BotPool:
    """Started by the first question; a process that died is replaced and asked again."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        patience: float,
        think: Callable[..., Action] = thinking.choose,
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.patience = patience
        self.think = think
        self.pool: ProcessPoolExecutor | None = None
        self.busy = 0  # processes with something to do

    async def choose(self, question: Question) -> Action:
        """An answer in any case: a bot that is broken or too slow is answered for by chance."""
        for _ in range(TRIES):
            pool = self.pool or self.open()
            try:
                return self.checked(question, await self.ask(pool, question))
            except BrokenExecutor:
                self.drop(pool)
            except TimeoutError:
                log.warning("bot %s did not answer in %s s", question.bot, self.patience)
                self.drop(pool)
                break
            except Exception:
                if self.pool is pool:  # else it was closed under our hands by somebody else's trouble
                    log.exception("bot %s failed", question.bot)
                    break
        return Dice(question.seed).pick(question.options)

    async def ask(self, pool: ProcessPoolExecutor, q: Question) -> Action:
        """A search is shared by all processes that have nothing else to do."""
        parts = self.spare() if q.bot in SEARCHING and len(q.options) > 1 else 1
        self.busy += parts
        try:
            if parts == 1:
                answer: Action = await self.submit(pool, self.think, q, q.seed)
                return answer
            asked = [self.submit(pool, thinking.votes, q, q.seed + part, parts) for part in range(parts)]
            return elected(q.options, await asyncio.gather(*asked))
        finally:
            self.busy -= parts

    def spare(self) -> int:
        return max(1, self.workers - self.busy)

    async def submit(
        self, pool: ProcessPoolExecutor, think: Callable[..., Any], q: Question, seed: int, *more: int
    ) -> Any:
        task = partial(think, q.game, q.setup, q.bot, seed, q.view, q.options, self.seconds, *more)
        # in a thread, because submitting may have to start a process
        future = await asyncio.to_thread(pool.submit, task)
        return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)

    def checked(self, question: Question, answer: Action) -> Action:
        if answer not in question.options:
            raise ValueError(f"bot {question.bot} answered {answer!r}: expected one of its options")
        return answer

    def open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=thinking.begin)
        return self.pool

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """End its processes, stuck ones too; the next question opens a new pool."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # not cancelled: whoever else waits for this pool must hear that it is broken, and ask again
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self.pool is not None:
            self.drop(self.pool)
