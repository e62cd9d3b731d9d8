"""Bots think in processes of their own: a slow or broken one never holds up a table."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bedesten.bots.levels import LEVELS, elected
from bedesten.bots.mcts import Explanation
from bedesten.core.dice import Dice
from bedesten.core.ids import Action
from bedesten.server import thinking
from bedesten.server.errors import Refused
from bedesten.server.thinking import Question

log = logging.getLogger(__name__)
TRIES = 3
MOST_CURIOUS = 8
T = TypeVar("T")
SEARCHING = [name for name, level in LEVELS.items() if level.iterations]


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
        self.one = asyncio.Lock()  # for explanations
        self.curious = 0  # who want one
        self.busy = 0  # processes with something to do

    async def choose(self, question: Question) -> Action:
        """An answer in any case: a bot that is broken or too slow is answered for by chance."""
        for _ in range(TRIES):
            pool = self.pool
            try:
                pool = pool or self.open()
                return self.checked(question, await self.ask(pool, question))
            except TimeoutError:
                log.warning("bot %s did not answer in %s s", question.bot, self.patience)
                self.drop(pool)
                break
            except (BrokenExecutor, OSError) as error:  # its process has died, or none could be started
                log.warning("bot %s has no process: %s", question.bot, error)
                self.drop(pool)
            except Exception:
                if self.pool is pool:  # else it was closed under our hands by somebody else's trouble
                    log.exception("bot %s failed", question.bot)
                    break
        return Dice(question.seed).pick(question.options)

    async def explain(self, question: Question) -> Explanation:
        """What a level, named as the bot, thinks of the options. Others wait for moves, so one explanation is
        thought about at a time, and few may wait for theirs."""
        if self.curious >= MOST_CURIOUS:
            raise Refused(503, "too many want to know why: ask again", 2)
        self.curious += 1
        try:
            async with self.one:
                return await self.submit(self.pool or self.open(), thinking.explain, question)
        except (BrokenExecutor, TimeoutError, OSError):
            raise Refused(503, "nobody could be asked: ask again", 2) from None
        finally:
            self.curious -= 1

    async def ask(self, pool: ProcessPoolExecutor, q: Question) -> Action:
        """A search is shared by all processes that have nothing else to do."""
        parts = self.spare() if q.bot in SEARCHING and len(q.options) > 1 else 1
        self.busy += parts
        try:
            if parts == 1:
                return await self.submit(pool, self.think, q)
            share = [replace(q, seed=q.seed + part) for part in range(parts)]
            asked = [self.submit(pool, thinking.votes, one, parts) for one in share]
            return elected(q.options, await asyncio.gather(*asked))
        finally:
            self.busy -= parts

    def spare(self) -> int:
        return max(1, self.workers - self.busy)

    async def submit(self, pool: ProcessPoolExecutor, think: Callable[..., T], q: Question, *more: int) -> T:
        task = partial(think, q, self.seconds, *more)
        if len(pool._processes) < self.workers:  # submitting may have to start one, and that takes a while
            future = await asyncio.to_thread(pool.submit, task)
        else:
            future = pool.submit(task)
        return await asyncio.wait_for(asyncio.wrap_future(future), self.patience)

    def checked(self, question: Question, answer: Action) -> Action:
        if answer not in question.options:
            raise ValueError(f"bot {question.bot} answered {answer!r}: expected one of its options")
        return answer

    def open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=thinking.begin)
        return self.pool

    def drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End its processes, stuck ones too; the next question opens a new pool."""
        if pool is None:
            return
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # not cancelled: whoever else waits for this pool must hear that it is broken, and ask again
        pool.shutdown(wait=False)

    def close(self) -> None:
        self.drop(self.pool)
