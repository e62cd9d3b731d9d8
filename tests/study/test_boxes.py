"""The last choices of a game of every box, thought about to the end and told in words."""

import pytest

from bedesten import catalog
from bedesten.study import Study, tables
from bedesten.study.judge import Look
from bedesten.study.words import Words
from bedesten.text import LANGUAGES, Text
from scripts.golden import Golden
from tests.study.test_ledger import golden
from tests.tiers import thorough

LAST = 3  # choices
OTHERS = [name for name in catalog.GAMES if name != "istanbul"]


@pytest.mark.parametrize("name", [thorough(name) for name in OTHERS])
def test_choices_of_every_box_are_judged(name: str) -> None:
    match = golden(Golden(name, 3, 0, "greedy"))
    study = Study(match.game, match.setup, match.actions, catalog.evaluation(match.game))
    study.free = dict([*study.free.items()][-LAST:])
    for number in study.unseen():
        step = study.free[number]
        other = next(a for a in step.options if a != step.action)
        study.looks[number] = study.look(number)
        study.comparisons[number] = study.compare(number, Look(other, 0.0))
    review = study.review()
    assert review.whole
    assert sum(mine[""].choices for mine in review.accuracy) == LAST
    for comparison in study.comparisons.values():
        assert -1 <= comparison.loss <= 1
        assert comparison.error >= 0
    for lang in LANGUAGES:
        words = Words(Text(lang, match.game), match.game, ["A", "B", "C"])
        assert all(words.verdict(review, seat) for seat in range(3))
        assert all(words.told(moment) and words.change(moment) for moment in review.moments)
        assert len(tables.ledger(review, words)) == 8
