"""A bot that dies, hangs or talks nonsense never holds up a table: greedy answers for it, never chance."""

import asyncio
import errno
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.server.bots import process, worker
from bedesten.server.bots.pool import DIED, LATE, MOST_ASKING, POLITE, WRONG, BotPool
from bedesten.server.bots.worker import Question, plain
from bedesten.server.errors import Refused
from tests.server import wrong_bots
from tests.server.serving import wait_for_the_end_of

OPTIONS = [3, 5, 8]
PATIENT = 600.0  # seconds: nobody is late but who hangs
HASTY = 5.0  # long enough to be asked, on a machine that has a lot to do
GREEDY = OPTIONS[wrong_bots.GREEDY]


def sleeps() -> None:
    sleep(PATIENT)


def answer(pool: BotPool, question: Question) -> int:
    try:
        return asyncio.run(pool.choose(question, "TABLE"))
    finally:
        pool.close()


def wrong(tmp_path: Path) -> Question:
    return Question(str(tmp_path), plain(Setup(2)), "wrong", 1, {}, OPTIONS)


def test_a_program_nobody_invited_is_not_run_whatever_is_stored(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, PATIENT, wrong_bots.talks_nonsense)
    asked = Question(str(tmp_path), plain(Setup(2)), f"stdio:touch {tmp_path}/made", 1, {}, OPTIONS)
    assert answer(pool, asked) == GREEDY
    assert not any(pool.relieved.values()), "it was not even asked"


@pytest.mark.parametrize(("bot", "workers"), [("greedy", 1), ("medium", 1), ("medium", 2)])
def test_a_bot_gets_the_view_of_its_seat_and_answers(bot: str, workers: int) -> None:
    """A search is shared by two processes, if there are two."""
    game = catalog.game("istanbul")
    match = Match(game, Setup(3, {"start": 1}))
    match.deal(Dealer("x"))
    view = game.notation.dump_view(game.view(match.state, 1))
    options = game.legal(match.state)
    pool = BotPool(workers=workers, seconds=0.1, patience=PATIENT)
    assert answer(pool, Question("istanbul", plain(match.setup), bot, 5, view, options)) in options
    assert not any(pool.relieved.values())


def test_a_bot_that_died_is_replaced_and_asked_again(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, PATIENT, wrong_bots.dies_once)
    assert answer(pool, wrong(tmp_path)) == OPTIONS[-1]
    assert (tmp_path / "died").exists()
    assert not any(pool.relieved.values())


@pytest.mark.parametrize(
    ("think", "why"), [(wrong_bots.dies_always, DIED), (wrong_bots.talks_nonsense, WRONG)]
)
def test_greedy_answers_for_a_hopeless_bot_and_the_house_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, think: Callable[..., int], why: str
) -> None:
    pool = BotPool(1, 0.1, PATIENT, think)
    with caplog.at_level(logging.WARNING):
        assert answer(pool, wrong(tmp_path)) == GREEDY
    assert f"table TABLE: bot wrong is answered for: {why}" in caplog.messages
    assert {word: n for word, n in pool.relieved.items() if n} == {why: 1}


def test_a_table_goes_on_even_if_greedy_has_no_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert answer(BotPool(1, 0.1, PATIENT, wrong_bots.is_hopeless), wrong(tmp_path)) == OPTIONS[0]
    assert "table TABLE: greedy has no answer; the first option is taken" in caplog.messages


def test_a_process_that_cannot_be_started_is_tried_again_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the process that cleans up after the others was killed: that is not the fault of the bot."""
    broken = iter([BrokenPipeError("no process cleans up")] * 5)
    really = process.opened

    def opened(niceness: int) -> tuple[ProcessPoolExecutor, "Future[str]"]:
        for problem in broken:
            raise problem
        return really(niceness)

    monkeypatch.setattr(process, "opened", opened)
    monkeypatch.setattr(process, "AGAIN", 0)
    assert answer(BotPool(1, 0.1, PATIENT, wrong_bots.takes_the_last), wrong(tmp_path)) == OPTIONS[-1]
    assert next(broken, None) is None


def test_studies_run_only_where_nobody_else_would() -> None:
    def scheduler(niceness: int) -> int:
        hired = process.Worker(niceness)
        try:
            return asyncio.run(hired.do(partial(os.sched_getscheduler, 0), PATIENT))
        finally:
            hired.close()

    assert scheduler(worker.LAST) == os.SCHED_IDLE
    assert scheduler(POLITE) == os.SCHED_OTHER


@pytest.mark.parametrize("no", [PermissionError(), OSError(errno.EINVAL, "no such policy")])
def test_a_system_that_forbids_to_give_way_or_knows_no_way_has_bots_all_the_same(
    monkeypatch: pytest.MonkeyPatch, no: OSError
) -> None:
    def forbidden(*_: object) -> None:
        raise no

    monkeypatch.setattr(os, "nice", forbidden)
    monkeypatch.setattr(os, "sched_setscheduler", forbidden)
    worker.give_way(worker.LAST)


def test_a_bot_that_hangs_is_ended_and_greedy_answers_for_it(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, HASTY, wrong_bots.hangs)
    pool.quick.patience = PATIENT
    assert answer(pool, wrong(tmp_path)) == GREEDY
    assert pool.relieved[LATE] == 1
    (note,) = tmp_path.iterdir()
    wait_for_the_end_of(int(note.name))


def test_the_question_of_another_table_outlives_a_process_that_dies(tmp_path: Path) -> None:
    pool = BotPool(2, 0.1, PATIENT, wrong_bots.waits_for_a_death)

    async def both() -> list[int]:
        question = wrong(tmp_path)
        asked = [pool.choose(replace(question, bot=bot), bot) for bot in ("other", "wrong")]
        return await asyncio.gather(*asked)

    try:
        assert asyncio.run(both()) == [OPTIONS[-1], OPTIONS[-1]]
    finally:
        pool.close()
    assert not any(pool.relieved.values())


def test_few_may_wait_for_an_explanation(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, PATIENT)
    pool.asking = MOST_ASKING
    with pytest.raises(Refused, match="ask again"):
        asyncio.run(pool.explain(wrong(tmp_path)))
    assert pool.waiting() == 0


def test_a_process_ends_though_nobody_waits_any_more_for_what_it_was_asked() -> None:
    """And so does its thread, which has to tell them all."""

    async def ask_and_go() -> Thread:
        worker = process.Worker(0)
        asked = [asyncio.create_task(worker.do(sleeps, PATIENT)) for _ in range(5)]
        while worker.pool is None or not some_wait(waiting(worker.pool)):
            await asyncio.sleep(0)
        pool = worker.pool
        thread: Thread = pool._executor_manager_thread  # type: ignore[assignment]
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        worker.drop(pool)
        return thread

    asyncio.run(ask_and_go()).join()  # whatever it raises fails the test


def some_wait(asked: list[str]) -> bool:
    """All have been asked, and the process has been given some of it."""
    return len(asked) == 5 and {*asked} == {"PENDING", "RUNNING"}


def waiting(pool: ProcessPoolExecutor) -> list[str]:
    """How it is with every question."""
    items = pool._pending_work_items
    return sorted(item.future._state for item in list(items.values()))
