"""Ratings find strengths back, with intervals that mean what they say."""

from math import exp

import pytest

from bedesten.arena.ratings import ELO, PRIOR, Ranking, rate
from bedesten.core.dice import Dice
from bedesten.explorer.shares import interval

STRENGTHS = {"a": 1.2, "b": 0.3, "c": -0.2, "d": -1.3}  # they add up to nothing
GRAIN = 1 << 24


def drawn(dice: Dice, strengths: dict[str, float], seats: list[str]) -> Ranking:
    """A ranking as Plackett and Luce would have it: one after the other, by strength."""
    left = list(seats)
    ratings: Ranking = []
    while left:
        total = sum(exp(strengths[name]) for name in left)
        nth = dice.below(GRAIN) / GRAIN * total
        for name in left:
            nth -= exp(strengths[name])
            if nth < 0:
                break
        left.remove(name)
        ratings.append((name, len(ratings) + 1))
    return ratings


def test_strengths_are_found_back() -> None:
    dice = Dice(1)
    ratings = rate([drawn(dice, STRENGTHS, list("abcd")) for _ in range(2000)])
    assert list(ratings) == ["a", "b", "c", "d"]
    for name, strength in STRENGTHS.items():
        assert ratings[name].points == pytest.approx(
            ELO * strength, abs=2.5 * ratings[name].half_width / 1.96
        )
        assert 5 < ratings[name].half_width < 25


def test_a_crowd_of_equals_does_not_confuse() -> None:
    """One stronger bot among three of the same name."""
    dice = Dice(2)
    ratings = rate([drawn(dice, {"a": 0.5, "b": -0.5}, ["b", "a", "b", "b"]) for _ in range(2000)])
    assert ratings["a"].points == pytest.approx(ELO * 0.5, abs=2.5 * ratings["a"].half_width / 1.96)
    assert ratings["b"].points == pytest.approx(-ratings["a"].points)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    dice, held = Dice(3), 0
    for _ in range(200):
        ratings = rate([drawn(dice, {"a": 0.2, "b": -0.2}, ["a", "b"]) for _ in range(100)])
        held += abs(ratings["a"].points - ELO * 0.2) <= ratings["a"].half_width
    assert 180 <= held <= 198  # 190 expected; the limits are three standard deviations away


def test_four_times_the_games_halve_the_interval() -> None:
    games: list[Ranking] = [[("a", 1), ("b", 2)], [("b", 1), ("a", 2)]]
    few, many = rate(games * 100), rate(games * 400)
    assert few["a"].points == pytest.approx(0)
    assert few["a"].half_width / many["a"].half_width == pytest.approx(2, abs=0.01)


def test_two_players_and_the_share_of_wins_agree() -> None:
    games: list[Ranking] = [[("a", 1), ("b", 2)]] * 300 + [[("b", 1), ("a", 2)]] * 100
    ratings = rate(games)
    assert ratings["a"].points - ratings["b"].points == pytest.approx(190.8, abs=1)  # Elo of three to one


def test_shared_ranks_are_nobodys_gain() -> None:
    ratings = rate([[("a", 1), ("b", 1)]] * 50)
    assert ratings["a"].points == pytest.approx(0)
    assert ratings["b"].points == pytest.approx(0)


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    ratings = rate([[("a", 1), ("b", 2)]] * 1000)
    assert 300 < ratings["a"].points < 1500
    assert ratings["a"].half_width > 100
    assert PRIOR > 0


def test_the_interval_of_a_share() -> None:
    assert list(interval(50, 100)) == pytest.approx([0.404, 0.596], abs=1e-3)
    assert interval(0, 24)[0] == pytest.approx(0, abs=1e-9)
    assert interval(400, 400)[1] == pytest.approx(1)
    assert interval(400, 400)[0] == pytest.approx(0.990, abs=1e-3)
