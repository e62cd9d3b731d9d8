"""A bot that dies, hangs or talks nonsense never holds up a table."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.match import Match
from bedesten.server.botpool import MOST_CURIOUS, BotPool, Question
from bedesten.server.errors import Refused
from tests.server import wrong_bots
from tests.server.serving import wait_for_the_end_of

OPTIONS = [3, 5, 8]


def answer(pool: BotPool, question: Question) -> int:
    try:
        return asyncio.run(pool.choose(question))
    finally:
        pool.close()


def wrong(tmp_path: Path) -> Question:
    return Question(str(tmp_path), Setup(2), "wrong", 1, {}, OPTIONS)


def test_a_bot_gets_the_view_of_its_seat_and_answers() -> None:
    game = catalog.game("istanbul")
    match = Match(game, Setup(3, {"start": 1}))
    match.deal(Dealer("x"))
    view = game.dump_view(game.view(match.state, 1))
    options = game.legal(match.state)
    pool = BotPool(workers=1, seconds=0.1, patience=30)
    assert answer(pool, Question("istanbul", match.setup, "greedy", 5, view, options)) in options


def test_a_bot_that_died_is_replaced_and_asked_again(tmp_path: Path) -> None:
    pool = BotPool(1, 0.1, 30, wrong_bots.dies_once)
    assert answer(pool, wrong(tmp_path)) == OPTIONS[-1]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize("think", [wrong_bots.dies_always, wrong_bots.talks_nonsense])
def test_a_hopeless_bot_is_answered_for(tmp_path: Path, think: Callable[..., int]) -> None:
    assert answer(BotPool(1, 0.1, 30, think), wrong(tmp_path)) in OPTIONS


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
