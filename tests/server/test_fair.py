"""Nobody's bot starves: quick ones never wait for slow ones, tables share, and nobody's table comes last."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from bedesten.core.game import Setup
from bedesten.server.bots.fair_queue import Asked, FairQueue, always
from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.process import Worker
from bedesten.server.bots.worker import Question, plain

MASTERS = [f"master {n}" for n in range(60)]


class Minds:
    """What the processes would be busy with: they answer when they are told to, and not a second before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open: list[tuple[str, asyncio.Event]] = []  # bots in thought
        self.seen: list[str] = []  # in the order in which they began
        monkeypatch.setattr(Worker, "do", self.do)

    async def do(self, task: partial[int], patience: float) -> int:
        question: Question = task.args[0]
        now = asyncio.Event()
        self.seen.append(question.view["at"])
        self.open.append((question.bot, now))
        await now.wait()
        return question.options[0]

    async def begins(self, at: str) -> None:
        while at not in self.seen:
            await asyncio.sleep(0)

    def answer(self, bot: str) -> None:
        nth = next(n for n, (other, _) in enumerate(self.open) if other == bot)
        self.open.pop(nth)[1].set()


def ask(
    pool: BotPool, table: str, bot: str, waited_for: Callable[[], bool] = always, at: str = ""
) -> asyncio.Task[int]:
    question = Question("istanbul", plain(Setup(2)), bot, 1, {"at": at or table}, [7])
    return asyncio.create_task(pool.choose(question, table, waited_for))


def in_pool(work: Callable[[BotPool], Awaitable[None]]) -> None:
    asyncio.run(_in_pool(work))


async def _in_pool(work: Callable[[BotPool], Awaitable[None]]) -> None:
    await work(BotPool(1, 0.1, 30))


def test_a_quick_bot_never_waits_for_slow_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    minds = Minds(monkeypatch)

    async def work(pool: BotPool) -> None:
        slow = [ask(pool, table, "master") for table in MASTERS]
        await minds.begins(MASTERS[0])
        for bot in ("easy", "greedy", "random"):
            quick = ask(pool, "quick", bot, at=bot)
            await minds.begins(bot)
            minds.answer(bot)
            assert await quick == 7
        assert minds.seen == [MASTERS[0], "easy", "greedy", "random"]  # who waits has not begun to think
        assert pool.waiting() == len(MASTERS) - 1
        for each in slow:
            each.cancel()

    in_pool(work)


def test_a_table_that_asks_for_little_does_not_wait_for_all_who_ask_for_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twenty iterations of medium against five hundred of every master: it waits for the one in thought."""
    minds = Minds(monkeypatch)

    async def work(pool: BotPool) -> None:
        slow = [ask(pool, table, "master") for table in MASTERS]
        await minds.begins(MASTERS[0])
        medium = ask(pool, "people", "medium")
        await asyncio.sleep(0)
        minds.answer("master")
        await minds.begins("people")
        minds.answer("medium")
        assert await medium == 7
        assert minds.seen == [MASTERS[0], "people"]
        for each in slow:
            each.cancel()

    in_pool(work)


def waiting(table: str, cost: float = 1.0, waited_for: Callable[[], bool] = always) -> Asked:
    return Asked(table, cost, lambda parts: [], waited_for=waited_for)


def order(queue: FairQueue, count: int) -> list[str]:
    taken = [queue.take() for _ in range(count)]
    return [asked.table for asked in taken if asked is not None]


def in_loop(work: Callable[[], Any]) -> None:
    async def run() -> None:
        work()

    asyncio.run(run())


def test_tables_take_turns_by_what_they_cost() -> None:
    def work() -> None:
        queue = FairQueue()
        for table, cost in [*[("expensive", 4)] * 3, *[("cheap", 1)] * 8]:
            queue.put(waiting(table, cost))
        served = order(queue, 11)
        assert served == [*["cheap"] * 3, "expensive", *["cheap"] * 4, "expensive", "cheap", "expensive"]
        assert queue.take() is None

    in_loop(work)


def test_a_newcomer_is_next_and_gets_nothing_for_the_time_it_was_not_there() -> None:
    def work() -> None:
        queue = FairQueue()
        for _ in range(6):
            queue.put(waiting("old"))
        assert order(queue, 3) == ["old"] * 3
        for _ in range(3):
            queue.put(waiting("new"))
        assert order(queue, 6) == ["new", "old", "new", "old", "new", "old"]

    in_loop(work)


def test_what_nobody_waits_for_is_thought_about_when_there_is_nothing_else() -> None:
    def work() -> None:
        looked_at: set[str] = set()
        queue = FairQueue()
        for table in ("bots", "more bots"):
            queue.put(waiting(table, waited_for=partial(looked_at.__contains__, table)))
        for _ in range(3):
            queue.put(waiting("people", cost=100))
        assert order(queue, 2) == ["people", "people"]
        looked_at.add("more bots")  # somebody comes while it waits
        assert order(queue, 3) == ["more bots", "people", "bots"]

    in_loop(work)


def test_what_nobody_wants_any_more_is_dropped_and_nothing_is_kept_of_tables_that_were_served() -> None:
    def work() -> None:
        queue = FairQueue()
        withdrawn = waiting("gone")
        queue.put(withdrawn)
        withdrawn.done.cancel()
        for number in range(1000):
            queue.put(waiting(f"table {number}"))
            assert order(queue, 1) == [f"table {number}"]
            assert queue.take() is None
        assert queue.ends == {}

    in_loop(work)
