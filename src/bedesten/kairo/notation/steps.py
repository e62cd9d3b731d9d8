"""Every kind of step that can lie in a saved position, by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.kairo.draw import DiscardCard, DrawCard, ShowCard, TakeCard
from bedesten.kairo.ids import HUES, NEUTRAL
from bedesten.kairo.numbers import CUSTOMERS_ON_BOARD
from bedesten.kairo.scoring import FinalScoring
from bedesten.kairo.setup import (
    WHOLE_BAG,
    ChooseStart,
    DrawNeutral,
    PlaceCustomer,
    SeatStart,
    StartColour,
    StartSide,
    StartSquare,
)
from bedesten.kairo.turn import ChooseAction, EndTurn, FirstTurn, NextTurn

Kind = tuple[Callable[..., Step[Any]], list[str]]

# The later questions of an announcement are not among them: a draft is made again from its beginning.
KINDS: list[Kind] = [
    (ChooseAction, ["seat"]),
    (ChooseStart, ["nobody"]),
    (DiscardCard, ["seat"]),
    (DrawCard, ["seat"]),
    (DrawNeutral, ["seat", "bag"]),
    (EndTurn, ["seat"]),
    (FinalScoring, ["seat"]),
    (FirstTurn, ["seat"]),
    (NextTurn, ["seat"]),
    (PlaceCustomer, ["start square"]),
    (SeatStart, ["seat"]),
    (ShowCard, ["seat"]),
    (StartColour, ["seat"]),
    (StartSide, ["seat", "owner", "colour", "square"]),
    (StartSquare, ["seat", "owner", "colour"]),
    (TakeCard, ["seat"]),
]
STEPS: dict[str, Kind] = {step.__name__: (step, numbers) for step, numbers in KINDS}


def allowed(kind: str, players: int, squares: int) -> range:
    """What a kind of number can be."""
    numbers = {
        "nobody": range(1),
        "seat": range(players),
        "owner": range(NEUTRAL + 1),
        "colour": range(HUES),
        "square": range(squares),
        "bag": range(1, WHOLE_BAG + 1),
        "start square": range(CUSTOMERS_ON_BOARD),
    }
    return numbers[kind]
