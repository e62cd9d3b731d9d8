"""Bots think in processes of their own: a slow or broken one never holds up a table, nor another bot."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial, reduce
from operator import or_
from time import monotonic
from typing import Any, TypeVar

from bedesten import catalog
from bedesten.bots.levels import LEVELS, elected
from bedesten.bots.mcts import Explanation
from bedesten.core.ids import Action
from bedesten.puzzles.judge import Verdict
from bedesten.server.bots import proving, studying, worker
from bedesten.server.bots.fair_queue import Asked, Task, always
from bedesten.server.bots.lane import Lane, Thinker
from bedesten.server.bots.process import Worker
from bedesten.server.bots.studying import Finished
from bedesten.server.bots.worker import Question
from bedesten.server.errors import Refused
from bedesten.study import Answers, Review

T = TypeVar("T")
log = logging.getLogger(__name__)
TRIES = 3
MOST_ASKING = 8
SEARCHING = {name: level.iterations for name, level in LEVELS.items() if level.iterations}
QUICK = [name for name in catalog.BOTS if name not in SEARCHING]  # they answer at once
UNKNOWN = max(SEARCHING.values())  # what a guest costs: nobody knows
MANY = 8  # this many processes that search get one more that does not
AHEAD = 4  # quick questions a process has at hand
POLITE = 10  # by how much search gives way to everything else on the machine
STUDIERS = min(2, os.cpu_count() or 1)  # processes that study, never more than there are cores
STUDYING = 1800.0  # seconds one question of a study may take: everything else goes first
LATE, DIED, WRONG = "late", "died", "wrong"


def welcome(bot: str) -> bool:
    """Code that is not of the house runs only if the host has asked for it, whatever a stored table says."""
    return ":" not in bot or bot in catalog.INVITED


class BotPool:
    """Bots that answer at once have a process that is never asked anything slow."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        patience: float,
        think: Callable[..., Action] = worker.choose,
        hire: Callable[[int], Thinker] = Worker,
        studiers: int = STUDIERS,
    ) -> None:
        self.seconds = seconds
        self.think = think
        self.quick = Lane([hire(0) for _ in range(1 + workers // MANY)], patience, AHEAD)
        self.slow = Lane([hire(POLITE) for _ in range(workers)], patience)
        self.studies = Lane([hire(worker.LAST) for _ in range(studiers)], STUDYING)
        self.one = asyncio.Lock()  # for explanations
        self.asking = 0  # who want one
        self.relieved: Counter[str] = Counter({LATE: 0, DIED: 0, WRONG: 0})  # bots that were answered for

    async def choose(
        self, question: Question, table: str = "", waited_for: Callable[[], bool] = always
    ) -> Action:
        """An answer in any case, and never by chance: for a bot that is broken or too slow greedy answers."""
        for bot in dict.fromkeys(filter(welcome, [question.bot, catalog.STANDIN])):
            try:
                return await self.answer(replace(question, bot=bot), table, waited_for)
            except Exception as error:
                self.relieve(bot, table, error)
        log.error("table %s: greedy has no answer; the first option is taken", table)
        return question.options[0]

    def relieve(self, bot: str, table: str, error: Exception) -> None:
        """For the log and the numbers of the house."""
        why = (
            LATE if isinstance(error, TimeoutError) else DIED if isinstance(error, BrokenExecutor) else WRONG
        )
        self.relieved[why] += 1
        trace = error if why == WRONG else None
        log.warning("table %s: bot %s is answered for: %s", table, bot, why, exc_info=trace)

    async def answer(self, q: Question, table: str, waited_for: Callable[[], bool]) -> Action:
        """Of the bot itself; if its process dies, it is asked again."""
        lane = self.quick if q.bot in QUICK else self.slow
        shared = q.bot in SEARCHING and len(q.options) > 1 and not q.counted
        most = len(lane.workers) if shared else 1
        cost = 1 if q.bot in QUICK else SEARCHING.get(q.bot, UNKNOWN)
        for _ in range(TRIES - 1):
            with suppress(BrokenExecutor):
                return await self.once(q, lane, Asked(table, cost, partial(self.tasks, q), most, waited_for))
        return await self.once(q, lane, Asked(table, cost, partial(self.tasks, q), most, waited_for))

    async def once(self, q: Question, lane: Lane, asked: Asked) -> Action:
        """ValueError if the answer is none of the options."""
        said = await lane.ask(asked)
        answer: Action = said[0] if len(said) == 1 else elected(q.options, said)
        if answer not in q.options:
            raise ValueError(f"bot {q.bot} answered {answer!r}: expected one of its options")
        return answer

    def tasks(self, q: Question, parts: int) -> list[Task]:
        """A search may be shared: everybody searches a part of it, with a seed of their own."""
        if parts == 1:
            return [partial(self.think, q, self.seconds)]
        share = [replace(q, seed=q.seed + part) for part in range(parts)]
        return [partial(worker.votes, one, self.seconds, parts) for one in share]

    async def explain(self, question: Question) -> Explanation:
        """What a level, named as the bot, thinks of the options."""
        told: Explanation = await self.why(
            partial(worker.explain, question, self.seconds), SEARCHING.get(question.bot, UNKNOWN)
        )
        return told

    async def prove(self, puzzle: str, tokens: list[str]) -> Verdict:
        """What has come of a puzzle after these words of its game."""
        told: Verdict = await self.why(partial(proving.judged, puzzle, tokens), UNKNOWN)
        return told

    async def hint(self, puzzle: str, tokens: list[str]) -> str:
        """The next word that gives nothing away."""
        told: str = await self.why(partial(proving.hinted, puzzle, tokens), UNKNOWN)
        return told

    async def why(self, task: Task, cost: float) -> Any:
        """Others wait for moves, so one such question is thought about at a time, and few may wait."""
        if self.asking >= MOST_ASKING:
            raise Refused(503, "too many explanations are being worked out: ask again", 2)
        self.asking += 1
        try:
            async with self.one:
                return (await self.slow.ask(Asked("", cost, lambda _: [task])))[0]
        except (BrokenExecutor, TimeoutError):
            raise Refused(503, "no bot could be asked: ask again", 2) from None
        finally:
            self.asking -= 1

    async def study(self, game: Finished, seconds: float, before: Answers) -> tuple[Answers, Review]:
        """What is known of a finished game after a while more, in processes nobody else needs."""
        until, answers = monotonic() + seconds, before
        while (left := until - monotonic()) > 0:
            known, answers = answers, await self.answered(game, left, answers)
            if answers == known:
                break
        return answers, await self.aside(partial(studying.review, game, answers))

    async def answered(self, game: Finished, seconds: float, before: Answers) -> Answers:
        """Everybody thinks about a part of the questions that are open."""

        def tasks(parts: int) -> list[Task]:
            return [partial(studying.think, game, seconds, before, part, parts) for part in range(parts)]

        answers = await self.studies.ask(Asked("", 1.0, tasks, len(self.studies.workers)))
        return reduce(or_, answers, before)

    async def aside(self, task: Callable[[], T]) -> T:
        """What it comes to, in one of those processes, which give way to everything else."""
        answer: T = (await self.studies.ask(Asked("", 1.0, lambda _: [task])))[0]
        return answer

    def waiting(self) -> int:
        """Questions for which there is no process yet."""
        return len(self.quick.queue.waiting) + len(self.slow.queue.waiting)

    def processes(self) -> int:
        """Those that may think, the ones for studies too."""
        return sum(len(lane.workers) for lane in (self.quick, self.slow, self.studies))

    def close(self) -> None:
        for lane in (self.quick, self.slow, self.studies):
            lane.close()
