"""What waits on the stack."""

from collections.abc import Callable
from typing import Any

import pytest

from bedesten.core.game import Game, State
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.step import Chance, Decision, Effect


class Coin(Chance[State]):
    def options(self, s: State) -> list[Action]:
        return [10, 20, 30]

    def odds(self, s: State) -> list[int]:
        return [1, 3, 2]

    def answer(self, s: State, a: Action) -> None:
        s.todo.append(Decide(a))


class Decide(Decision[State]):
    def options(self, s: State) -> list[Action]:
        return [self.seat] if self.seat > 10 else []

    def answer(self, s: State, a: Action) -> None:
        s.plan([Finish(a), Coin(a)])


class Finish(Effect[State]):
    def run(self, s: State) -> None:
        s.todo.clear()


class Tossing(Game[State, None]):
    """As much of a game as steps need."""


def test_chance_falls_into_the_shares_of_the_odds() -> None:
    coin, s = Coin(2), State(2)
    assert (coin.seat, coin.whose, coin.args()) == (CHANCE, 2, [2])
    assert coin.total(s) == 6
    assert [coin.outcome(s, nth) for nth in range(6)] == [10, 20, 20, 20, 30, 30]
    with pytest.raises(AssertionError, match="nth is less than the sum of the odds"):
        coin.outcome(s, 6)


def test_effects_run_by_themselves_and_decisions_with_nothing_to_offer_are_dropped() -> None:
    game, s = Tossing(), State(2)
    s.plan([Coin(0)])
    game.settle(s)
    assert (game.to_move(s), game.legal(s), game.odds(s)) == (CHANCE, [10, 20, 30], [1, 3, 2])
    assert (game.chance_total(s), game.chance_outcome(s, 5)) == (6, 30)
    game.apply(s, 20)
    assert (game.to_move(s), game.legal(s)) == (20, [20])
    game.apply(s, 20)
    assert (game.to_move(s), game.legal(s)) == (OVER, [])
    s.plan([Decide(5), Decide(11)])
    game.settle(s)
    assert game.to_move(s) == 11
    assert s.todo[-1].args() == [11]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda s: Decide(0).run(s), "only an effect runs by itself"),
        (lambda s: Finish(0).options(s), "an effect offers nothing"),
        (lambda s: Finish(0).answer(s, 0), "an effect asks nothing"),
        (lambda s: Decide(0).total(s), "only chance has odds"),
        (lambda s: Decide(0).odds(s), "only chance has odds"),
        (lambda s: Decide(0).outcome(s, 0), "only chance has odds"),
    ],
)
def test_a_step_is_asked_only_what_its_kind_can_answer(ask: Callable[[Any], object], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        ask(State(2))
