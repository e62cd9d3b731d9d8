"""The share of a bot has no bias, and its interval is as wide as it must be."""

from collections.abc import Callable

import pytest

from bedesten.arena.plan import Plan
from bedesten.arena.results import Line
from bedesten.arena.standing import Standing, standing, worth
from bedesten.core.dice import Dice

Judge = Callable[[int, int, str], float]  # of a deal, a seat and who sits there: how good that is


def contest(plan: Plan, games: int, judge: Judge) -> list[list[Line]]:
    """The best seat wins."""
    return [game(number, plan, judge) for number in range(games)]


def game(number: int, plan: Plan, judge: Judge) -> list[Line]:
    names = plan.seating(number)
    goods = [judge(number, seat, name) for seat, name in enumerate(names)]
    ranks = [1 + sum(other > good for other in goods) for good in goods]
    return [Line(number, seat, name, ranks[seat], 5, 20, 10, 0.5) for seat, name in enumerate(names)]


def luck(seed: int, number: int, seat: int) -> int:
    return Dice(seed * 1_000_003 + number * 101 + seat).below(1000)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("evenly", [False, True])
def test_what_deal_and_seat_are_worth_favours_nobody(players: int, evenly: bool) -> None:
    """Whoever is lucky in the deal wins, whatever bot that is: then a share is par, to the last digit."""
    plan = Plan("istanbul", players, ["a", "b"], evenly=evenly)
    games = contest(
        plan, 40 * players, lambda number, seat, name: luck(1, number // players, seat) + seat / 10
    )
    mine = standing("a", players, games)
    assert mine.share == pytest.approx(mine.par)
    assert mine.par == pytest.approx(0.5 if evenly else 1 / players)


def repeated(deals_matter: bool) -> list[Standing]:
    """The same contest 200 times, each with luck of its own, in which a is somewhat better."""
    plan, standings = Plan("istanbul", 2, ["a", "b"]), []
    for seed in range(200):

        def judge(number: int, seat: int, name: str, seed: int = seed) -> float:
            deal = luck(seed, number // 2, seat + 7) if deals_matter else luck(seed, number, seat + 7)
            return deal + luck(seed, number, seat) + (300 if name == "a" else 0)

        standings.append(standing("a", 2, contest(plan, 60, judge)))
    return standings


@pytest.mark.parametrize("deals_matter", [False, True])
def test_the_mean_of_many_contests_is_the_truth_and_nineteen_of_twenty_intervals_hold_it(
    deals_matter: bool,
) -> None:
    standings = repeated(deals_matter)
    truth = (2.3**4 - 4 * 1.3**4 + 6 * 0.3**4) / 24  # that four draws from 0 to 1 come to less than 2.3
    assert sum(each.share for each in standings) / len(standings) == pytest.approx(truth, abs=0.01)
    held = sum(each.low <= truth <= each.high for each in standings)
    assert 0.92 <= held / len(standings) <= 0.99


def test_games_of_a_deal_that_go_against_each_other_are_worth_more_than_strangers() -> None:
    assert worth([[1.0, 0.0]] * 9 + [[1.0, 1.0]]) > 20
    assert worth([[1.0, 1.0], [0.0, 0.0]] * 5) < 20
    assert worth([[1.0, 1.0]] * 5) == 10


def test_what_is_said_besides() -> None:
    lines = [Line(0, 0, "a", 1, 5, 18, 10, 0.5, 0.2, 80), Line(0, 1, "b", 2, 4, 18, 10, 0.1, 0.1, 80)]
    mine, other = standing("a", 2, [lines]), standing("b", 2, [lines])
    assert (mine.games, mine.share, mine.rounds) == (1, 1.0, 18)
    assert (mine.seconds, mine.slowest, mine.memory) == (0.05, 0.2, 80)
    assert (other.share, other.rounds) == (0.0, 0.0)
