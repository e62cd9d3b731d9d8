"""How far customers walk: worked examples that no scenario can show."""

import pytest

from bedesten.kairo.kernel import State
from tests.kairo.lay import COURTYARD, lay


def distance(scene: str, start: str, goal: str, board: str | None = None) -> int:
    """Steps from one square to another over walkable squares."""
    s: State = lay(scene, 2, board=board).state
    at, to = s.rules.squares.index(start), s.rules.squares.index(goal)
    layers = s.ground.layers(at, 1 << to)
    return next(steps for steps, layer in enumerate(layers) if layer >> to & 1)


@pytest.mark.rule("KAI-LURE-4", "KAI-ACC-1")
def test_ex_32_customers_walk_around_stands_and_never_over_restaurants() -> None:
    assert distance("0 red=C8>C7+B8", "B9", "B7") == 6


@pytest.mark.rule("KAI-LURE-4")
def test_ex_33_entrances_and_customers_do_not_stop_a_customer() -> None:
    scene = "customers=green:C1,blue:E1 | 0 green=H1>G1 red=D2>D1"
    assert distance(scene, "C1", "G1") == 4


@pytest.mark.rule("KAI-LURE-4", "KAI-BOARD-9")
def test_ex_58_customers_walk_around_the_fountain() -> None:
    assert distance("", "C6", "I6", board=COURTYARD) == 12
