"""A bot that dies, hangs or talks nonsense never holds up a table."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.match import Match
from bedesten.server.botpool import MOST_CURIOUS, TRIES, BotPool
from bedesten.server.errors import Refused
from bedesten.server.thinking import Question, plain
from tests.server import wrong_bots
from tests.server.serving import wait_for_the_end_of

OPTIONS = [3, 5, 8]


def answer(pool: BotPool, question: Question) -> int:
    try:
        return asyncio.run(pool.choose(question))
    finally:
        pool.close()


def wrong(tmp_path: Path) -> Question:
    return Question(str(tmp_path), plain(Setup(2)), "wrong", 1, {}, OPTIONS)


@pytest.mark.parametrize(("bot", "workers"), [("greedy", 1), ("medium", 1), ("medium", 2)])
def test_a_bot_gets_the_view_of_its_seat_and_answers(bot: str, workers: int) -> None:
    """A search is shared by two processes, if there are two."""
    game = catalog.game("istanbul")
    match = Match(game, Setup(3, {"start": 1}))
    match.deal(Dealer("x"))
    view = game.dump_view(game.view(match.state, 1))
    options = game.legal(match.state)
    pool = BotPool(workers=workers, seconds=0.1, patience=30)
    assert answer(pool, Question("istanbul", plain(match.setup), bot, 5, view, options)) in options
    assert pool.busy == 0


def test_only_processes_without_anything_to_do_share_a_search() -> None:
    pool = BotPool(workers=3, seconds=0.1, patience=30)
    assert pool.spare() == 3
    pool.busy = 2
    assert pool.spare() == 1
    pool.busy = 3
    assert pool.spare() == 1, "whoever asks waits for the next that is free"


def test_a_bot_that_died_is_replaced_and_asked_again(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, 30, wrong_bots.dies_once)
    assert answer(pool, wrong(tmp_path)) == OPTIONS[-1]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize("think", [wrong_bots.dies_always, wrong_bots.talks_nonsense])
def test_a_hopeless_bot_is_answered_for(tmp_path: Path, think: Callable[..., int]) -> None:
    assert answer(BotPool(1, 0.1, 30, think), wrong(tmp_path)) in OPTIONS


@pytest.mark.parametrize(("failures", "expected"), [(1, OPTIONS[-1:]), (TRIES, OPTIONS)])
def test_a_pool_that_cannot_be_opened_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int, expected: list[int]
) -> None:
    """As when the process that cleans up after the others was killed; else its table would wait for ever."""
    broken = iter([BrokenPipeError("no process cleans up")] * failures)

    def open_it(workers: int, **more: Any) -> ProcessPoolExecutor:
        for problem in broken:
            raise problem
        return ProcessPoolExecutor(workers, **more)

    monkeypatch.setattr("bedesten.server.botpool.ProcessPoolExecutor", open_it)
    assert answer(BotPool(1, 0.1, 30, wrong_bots.takes_the_last), wrong(tmp_path)) in expected
    assert next(broken, None) is None


def test_a_bot_that_hangs_is_ended_and_answered_for(tmp_path: Path) -> None:
    assert answer(BotPool(1, 0.1, 2.5, wrong_bots.hangs), wrong(tmp_path)) in OPTIONS
    for note in tmp_path.iterdir():
        wait_for_the_end_of(int(note.name))


def test_few_may_wait_for_an_explanation(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, 30)
    pool.curious = MOST_CURIOUS
    with pytest.raises(Refused, match="ask again"):
        asyncio.run(pool.explain(wrong(tmp_path)))
    assert pool.pool is None
