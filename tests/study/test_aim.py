"""Who hardly wins any more is judged by the best place that is left."""

from functools import cache

import pytest

from bedesten import catalog
from bedesten.study import Study
from bedesten.study.aim import HARDLY, WIN, aim_of, among
from bedesten.study.words import Words
from bedesten.text import LANGUAGES, Text
from tests.istanbul.lay import ACT
from tests.study.games import played

# seat 1 is about to end the game; seat 0 can buy the ruby that makes it second, before seat 2
BEHIND = (
    f"layout=short start=0 turn=40 active=0 {ACT}"
    " | 0 30L 2r @gemstone | 1 30L 4r @wainwright stack=4 | 2 90L 2r @tea stack=0"
)
SHARES = [0.55, 0.39, 0.045, 0.015]


@cache
def last() -> Study:
    """Seat 0 leaves the ruby; nobody thinks about anything but that."""
    match = played("skip", scene=BEHIND, players=3)
    study = Study(match.game, match.setup, match.actions, catalog.evaluation(match.game))
    study.free = {1: study.free[1]}
    while study.think():
        pass
    return study


def test_the_chances_of_all_seats_make_up_the_places() -> None:
    for place in range(1, 5):
        assert sum(among(SHARES, seat, place) for seat in range(4)) == pytest.approx(place)
    assert [among(SHARES, seat, 1) for seat in range(4)] == pytest.approx(SHARES)


@pytest.mark.parametrize(
    ("shares", "seat", "place"),
    [
        (SHARES, 0, WIN),
        (SHARES, 2, WIN),
        (SHARES, 3, 2),
        ([0.9, 0.06, 0.039, 0.001], 3, 3),
        ([0.9, 0.099, 0.001], 2, 2),
        ([0.0, 1.0, 0.0], 0, 2),
        ([0.99, 0.01], 1, WIN),
    ],
)
def test_the_best_place_that_is_not_as_good_as_lost(shares: list[float], seat: int, place: int) -> None:
    assert aim_of(shares, seat) == place


def test_what_costs_the_second_place_is_told_in_points_of_it() -> None:
    study = last()
    assert study.free[1].before[0] < HARDLY
    review = study.review()
    (moment,) = [each for each in review.marked if each.better]
    assert (moment.step, moment.place, moment.name) == (1, 2, "blunder")
    assert moment.better is not None
    assert moment.better.token == "buy_ruby"
    assert review.ledgers[0].lost.share == pytest.approx(moment.change.share)
    assert moment not in review.moments, "it did not decide who won"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_of_which_place(lang: str) -> None:
    study = last()
    words = Words(Text(lang, study.game), study.game, ["A", "B", "C"])
    (moment,) = [each for each in study.review().marked if each.better]
    swing = words.change(moment)
    assert swing.startswith(words.say("points_of_place", points=words.points(moment.change), place=2))
    assert words.percent(HARDLY) in words.lines()
