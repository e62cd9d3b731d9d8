"""The ledger adds up: start and entries are the result, for every seat of every recorded game."""

from dataclasses import replace
from functools import cache

import pytest

from bedesten import catalog
from bedesten.core.ids import CHANCE
from bedesten.core.play import record
from bedesten.study.ledger import Ledger, Loss, fallen, ledgers
from bedesten.study.walk import Step, walk
from scripts.golden import GAMES, Golden, path_of
from tests.tiers import first, thorough


@cache
def walked(which: Golden) -> list[Step]:
    match = record.final(record.read(path_of(*which).read_text()), catalog.game(which.name))
    return list(walk(match.game, match.setup, match.actions, catalog.evaluation(match.game)))


def made_up(steps: list[Step]) -> dict[int, Loss]:
    """Some choices are said to have cost something."""
    free = [step for step in steps if step.free]
    return {step.number: Loss(0.01 * (i % 7), 0.004) for i, step in enumerate(free[::5])}


def total(ledger: Ledger) -> float:
    return ledger.start + sum(entry.share for entry in ledger.entries())


RECORDED = [
    which if first(which) and which.bot == "greedy" else thorough(which) for which in GAMES
]  # greedy bots play as long as people do, random ones twenty times as long


@pytest.mark.parametrize("which", RECORDED, ids=lambda which: path_of(*which).stem)
def test_start_and_entries_add_up_to_the_result(which: Golden) -> None:
    steps = walked(which)
    ranks = record.read(path_of(*which).read_text()).result
    for losses in ({}, made_up(steps)):
        found = ledgers(steps, losses)
        for ledger, rank in zip(found, ranks, strict=True):
            assert total(ledger) == pytest.approx(ledger.result, abs=1e-6)
            assert ledger.result == pytest.approx((rank == 1) / ranks.count(1))
        for pair in (slice(0, 2), slice(2, 4), slice(4, 5)):
            given = sum(entry.share for each in found for entry in each.entries()[pair])
            assert given == pytest.approx(0.0, abs=1e-6), "what one gains others lose"


GAME = Golden("istanbul", 3, 0, "greedy")


def test_chance_gives_nothing_on_average() -> None:
    """Over all outcomes of every roll and draw, by their odds."""
    rolled = [step for step in walked(GAME) if step.mover == CHANCE]
    assert rolled
    for step in rolled:
        assert step.luck is not None
        assert sum(step.luck.given) == pytest.approx(0.0, abs=1e-6)
        n, total = step.luck.odds
        assert 0 < n <= total


def test_what_a_seat_gives_away_falls_to_the_others_by_what_they_have() -> None:
    steps = walked(GAME)
    step = next(step for step in steps if step.free)
    plain, lost = ledgers(steps, {}), ledgers(steps, {step.number: Loss(0.06, 0.01)})
    for seat, (before, after) in enumerate(zip(plain, lost, strict=True)):
        assert before.own_choices.share == before.rivals_choices.share == 0.0
        if seat == step.mover:
            assert after.own_choices.share == pytest.approx(-0.06)
            assert after.own_choices.error == pytest.approx(0.01)
            assert after.fair.share == pytest.approx(after.start - 0.06)
        else:
            others = sum(step.after) - step.after[step.mover]
            assert after.rivals_choices.share == pytest.approx(0.06 * step.after[seat] / others)
        assert after.unseen.share == pytest.approx(
            before.unseen.share - after.own_choices.share - after.rivals_choices.share
        )


def test_the_deal_is_no_part_of_the_play() -> None:
    steps = walked(Golden("istanbul", 4, 2, "greedy"))
    assert steps[0].turn == 1
    assert steps[0].number > 1, "cards were dealt before"


def test_who_has_nearly_nothing_still_gets_all_that_is_given_away() -> None:
    step = replace(next(step for step in walked(GAME) if step.free), mover=0, after=[1.0, 1e-18, 1e-18])
    assert fallen(step) == pytest.approx([-1.0, 0.5, 0.5])
