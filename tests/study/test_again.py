"""A suspect is tried until its name is settled, and never as if it had been tried more often than it was."""

from math import sqrt

import pytest

from bedesten.bots.mcts import Choice, Comparison
from bedesten.study import again
from bedesten.study.again import PARTS, TRIES, compared, pooled, settled
from bedesten.study.judge import Look, Question
from bedesten.study.placed import paired

ASKED, SUSPECT = Question(None, [1, 2], 1), Look(2, 0.05)


def found(mine: list[float], other: list[float]) -> Comparison:
    shares = [Choice(a, sum(all_) / len(all_), len(all_)) for a, all_ in ((1, mine), (2, other))]
    return Comparison(*paired(mine, other), *shares)


def known(loss: float, error: float, tries: int = PARTS[0]) -> Comparison:
    return Comparison(loss, error, Choice(1, 0.3, tries), Choice(2, 0.3 + loss, tries))


def test_parts_come_to_what_they_would_have_come_to_at_once() -> None:
    mine, other = [0.1, 0.4, 0.2, 0.3, 0.8], [0.3, 0.3, 0.9, 0.5, 0.7]
    whole, parts = found(mine, other), pooled(found(mine[:2], other[:2]), found(mine[2:], other[2:]))
    assert (parts.loss, parts.error) == pytest.approx((whole.loss, whole.error))
    assert parts.played.tries == whole.played.tries
    assert (parts.played.share, parts.better.share) == pytest.approx((whole.played.share, whole.better.share))


@pytest.mark.parametrize(
    ("loss", "error", "enough"),
    [
        (0.2, 0.02, True),  # a blunder at either end
        (0.1, 0.01, False),  # or a mistake
        (0.035, 0.004, True),
        (0.01, 0.02, False),  # nothing, or an inaccuracy
        (-0.02, 0.01, True),
    ],
)
def test_it_is_enough_when_more_tries_would_not_change_the_name(
    loss: float, error: float, enough: bool
) -> None:
    assert settled(ASKED, SUSPECT, known(loss, error), 4) == enough


@pytest.mark.parametrize(("loss", "tries"), [(0.3, PARTS[0]), (0.09, TRIES)])
def test_what_is_near_a_line_is_tried_as_often_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, loss: float, tries: int
) -> None:
    asked: list[int] = []

    def tried(*args: object) -> Comparison:
        count = args[4]
        assert isinstance(count, int)
        asked.append(count)
        return known(loss, 0.2 / sqrt(count), count)

    monkeypatch.setattr(again, "tried", tried)
    nothing = None, None, ASKED, SUSPECT, 4
    assert compared(*nothing).played.tries == tries == sum(asked)  # type: ignore[arg-type]
