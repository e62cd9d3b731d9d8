"""Results without luck mean the same as results: proved by playing all that can happen, in fractions."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from bedesten.arena.luck import luck, without_luck
from bedesten.arena.plan import Plan
from bedesten.arena.run import play_game
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE

ODDS = [1, 3]  # of a loaded coin that shows 0 or 1
AGAIN, ENOUGH = 10, 11


class Duel:
    """One throws, and may throw again or not; then the other throws, and the higher sum wins. A state is the
    list of all actions; a throw that nobody wanted is in it too."""

    notation: Any = None

    def new(self, setup: Setup) -> list[int]:
        return []

    def turn(self, s: list[int]) -> int:
        return 1 if len(s) < 3 else 2

    def to_move(self, s: list[int]) -> int:
        return 0 if len(s) == 1 else CHANCE

    def legal(self, s: list[int]) -> list[int]:
        return [AGAIN, ENOUGH] if len(s) == 1 else [0, 1]

    def odds(self, s: list[int]) -> list[int]:
        return ODDS

    def clone(self, s: list[int]) -> list[int]:
        return list(s)

    def apply(self, s: list[int], a: int) -> None:
        s.append(a)


class Whim:
    """Judges positions by nothing in particular: that may be as wrong as one likes."""

    def luck(self, s: list[int]) -> int:
        return 0

    def is_settling(self, s: list[int]) -> bool:
        return False

    def values(self, s: list[int]) -> list[Fraction]:
        mine = Fraction(sum((i + 2) * a * a for i, a in enumerate(s)) % 7, 7)
        return [mine, 1 - mine]


def every_game() -> Iterator[tuple[Fraction, int, Fraction]]:
    """Its odds, whether the first seat won it, and the luck of that seat, who throws again after the worst
    throw only."""
    for first, second, last in product(range(2), repeat=3):
        odds = Fraction(ODDS[first] * ODDS[second] * ODDS[last], sum(ODDS) ** 3)
        choice = ENOUGH if first else AGAIN
        given: Any = luck(Duel(), Setup(2), [first, choice, second, last], Whim())  # type: ignore[arg-type]
        yield odds, int(first + (second if choice == AGAIN else 0) > last), given[0]


GAMES = list(every_game())


def test_luck_is_nought_on_average_however_wrongly_positions_are_judged() -> None:
    assert sum(odds for odds, _, _ in GAMES) == 1
    assert sum(odds * lucky for odds, _, lucky in GAMES) == 0
    assert max(lucky for _, _, lucky in GAMES) > Fraction(1, 5)


def test_a_share_without_luck_has_no_bias() -> None:
    """Over all contests of three deals, each by its odds, to the last digit."""
    truth = sum(odds * won for odds, won, _ in GAMES)
    mean, changed = Fraction(0), 0
    for (p, won, a), (q, won2, b), (r, won3, c) in product(GAMES, repeat=3):
        kept: list[Any] = without_luck([(won, a), (won2, b), (won3, c)])  # type: ignore[list-item]
        changed += sum(kept) != won + won2 + won3
        mean += p * q * r * sum(kept) / 3
    assert mean == truth
    assert changed > len(GAMES) ** 3 / 2, "and it is not for nothing"


def test_luck_that_decides_leaves_no_variance() -> None:
    """Where a win is a half and all the luck one has had, only the half is left."""
    deals = [(0.5 + lucky, lucky) for lucky in (-0.5, 0.1, 0.3, -0.2, 0.5)]
    assert without_luck(deals) == pytest.approx([0.5] * 5)


def test_without_weighing_nothing_changes() -> None:
    assert without_luck([(1.0, 0.0), (0.0, 0.0), (2.0, 0.0)]) == [1.0, 0.0, 2.0]
    assert without_luck([(1.0, 0.3)]) == [1.0]


def test_a_weighed_game_tells_the_luck_of_every_seat() -> None:
    """One seat's luck is the others' bad luck."""
    plan = Plan("istanbul", 2, ["easy", "random"], weighed=True)
    given = [line.luck for line in play_game(plan, 0)]
    assert sum(given) == pytest.approx(0, abs=1e-4)
    assert any(given)
