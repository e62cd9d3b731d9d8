"""A suspect is tried until its name is settled, and never as if it had been tried more often than it was."""

from math import sqrt
from typing import Any

import pytest

from bedesten import catalog
from bedesten.bots.mcts import Choice, Comparison
from bedesten.study import Study, again
from bedesten.study.again import (
    BRIEFLY,
    FIRST,
    FURTHER,
    NAMED,
    PARTS,
    TRIES,
    compared,
    further,
    pooled,
    settled,
    tried,
)
from bedesten.study.judge import Look, Question
from bedesten.study.placed import paired
from scripts.golden import Golden
from tests.study.test_ledger import golden
from tests.tiers import thorough

ASKED, SUSPECT = Question(None, [1, 2], 1), Look(2, 0.05)


def comparison(mine: list[float], other: list[float]) -> Comparison:
    played, better = (Choice(a, sum(all_) / len(all_), len(all_)) for a, all_ in ((1, mine), (2, other)))
    return Comparison(*paired(mine, other), played, better)


def known(loss: float, error: float, tries: int = PARTS[0]) -> Comparison:
    return Comparison(loss, error, Choice(1, 0.3, tries), Choice(2, 0.3 + loss, tries))


def test_parts_come_to_what_they_would_have_come_to_at_once() -> None:
    mine, other = [0.1, 0.4, 0.2, 0.3, 0.8], [0.3, 0.3, 0.9, 0.5, 0.7]
    whole, parts = (
        comparison(mine, other),
        pooled(comparison(mine[:2], other[:2]), comparison(mine[2:], other[2:])),
    )
    assert (parts.loss, parts.error) == pytest.approx((whole.loss, whole.error))
    assert parts.played.tries == whole.played.tries
    assert (parts.played.share, parts.better.share) == pytest.approx((whole.played.share, whole.better.share))


@pytest.mark.parametrize(
    ("loss", "error", "enough"),
    [
        (0.2, 0.02, True),  # a blunder at either end
        (0.1, 0.01, False),  # or a mistake
        (0.035, 0.004, True),
        (0.03, 0.02, False),  # nothing, or an inaccuracy
        (-0.02, 0.01, True),
    ],
)
def test_it_is_enough_when_more_tries_would_not_change_the_name(
    loss: float, error: float, enough: bool
) -> None:
    assert settled(ASKED, SUSPECT, known(loss, error, NAMED), 4) == enough
    assert not settled(ASKED, SUSPECT, known(loss, error, NAMED - 1), 4) or loss < 0, "no name before"


@pytest.mark.parametrize(("loss", "tries"), [(-0.1, PARTS[0]), (0.3, NAMED), (0.09, TRIES)])
def test_what_has_a_name_is_tried_often_and_what_is_near_a_line_as_often_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, loss: float, tries: int
) -> None:
    asked: list[int] = []

    def tried(*args: object) -> Comparison:
        count = args[4]
        assert isinstance(count, int)
        asked.append(count)
        return known(loss, 0.2 / sqrt(count), count)

    monkeypatch.setattr(again, "tried", tried)
    monkeypatch.setattr(again, "further", lambda *_: [known(-0.1, 0.02, BRIEFLY)])
    nothing = None, None, ASKED, SUSPECT, 4
    made = compared(*nothing)  # type: ignore[arg-type]
    assert made.played.tries == tries == sum(asked)
    assert len(made.further) == (loss > 0), "of what is told at all, what else could have been done"


def test_what_else_could_be_done_is_tried_briefly_and_is_neither_of_the_two() -> None:
    match = golden(Golden("istanbul", 3, 0, "greedy"))
    study = Study(match.game, match.setup, match.actions, catalog.evaluation(match.game))
    number = next(number for number, step in study.free.items() if len(step.options) > 3)
    q = study.question(number)
    other = next(a for a in q.options if a != q.played)
    more = further(study.game, study.evaluation, q, Look(other, 0.1), study.players)
    assert len({q.played, other, *(each.better.action for each in more)}) == 2 + FURTHER
    assert all((each.played.action, each.better.tries) == (other, BRIEFLY) for each in more)
    alone = Question(q.view, [q.played, other], q.played)
    assert further(study.game, study.evaluation, alone, Look(other, 0.1), study.players) == []


@pytest.mark.parametrize(
    "name", ["istanbul", *[thorough(name) for name in catalog.GAMES if name != "istanbul"]]
)
def test_a_suspect_is_given_ten_times_the_thought_of_a_first_look(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In actions that are tried out: a tenth of the fewest tries are as many as the whole look."""
    match, done = golden(Golden(name, 3, 0, "greedy")), 0
    apply = type(match.game).apply

    def counted(game: Any, s: Any, a: int) -> None:
        nonlocal done
        done += 1
        apply(game, s, a)

    monkeypatch.setattr(type(match.game), "apply", counted)
    evaluation = catalog.evaluation(match.game)
    study = Study(match.game, match.setup, match.actions, evaluation)
    number = sorted(study.free)[len(study.free) // 3]
    done = 0
    study.look(number)
    looked, done = done, 0
    step = study.free[number]
    pair = step.action, next(a for a in step.options if a != step.action)
    tried(match.game, evaluation, study.question(number), pair, PARTS[0] // 10, 3, FIRST)
    assert done >= looked > 0
