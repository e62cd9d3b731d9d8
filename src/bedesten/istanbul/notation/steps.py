"""Every kind of step by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.istanbul.chance import ODDS, DrawCard, RollNeutral, RollToken
from bedesten.istanbul.encounters import Encounters, PayGovernor, PaySmuggler, Reward
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.places.caravansary import DiscardCard, TakeCard
from bedesten.istanbul.places.dice_places import ChangeDice, ChooseGood, RollAgain, RollFor
from bedesten.istanbul.places.markets import LARGE, SMALL, DrawDemand
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.places.warehouses import BuyExtra
from bedesten.istanbul.scoring import FinalCards, GameOver
from bedesten.istanbul.setup import ChooseStart, FirstTurn, LayPlace, SeatStart
from bedesten.istanbul.turn import ActHere, AfterAction, Assist, EndTurn, Move, PayMerchants

Kind = tuple[Callable[..., Step[Any]], list[str]]

# by what their numbers mean
OF_SEAT: list[Callable[..., Step[Any]]] = [
    ActHere,
    Assist,
    BuyExtra,
    ChooseGood,
    DiscardCard,
    DrawCard,
    Encounters,
    EndTurn,
    FinalCards,
    FirstTurn,
    GameOver,
    Move,
    PayGovernor,
    PayMerchants,
    PaySmuggler,
    Reward,
    SeatStart,
    TakeCard,
]
OTHERS: list[Kind] = [
    (AfterAction, ["seat", "place"]),
    (ChangeDice, ["seat", "announced", "roll"]),
    (ChooseStart, ["nobody"]),
    (DrawDemand, ["market"]),
    (FamilyAct, ["seat", "place"]),
    (LayPlace, ["place"]),
    (RollAgain, ["seat", "announced"]),
    (RollFor, ["seat", "announced"]),
    (RollNeutral, ["merchant"]),
    (RollToken, ["token"]),
]
STEPS: dict[str, Kind] = {
    step.__name__: (step, numbers) for step, numbers in [*[(step, ["seat"]) for step in OF_SEAT], *OTHERS]
}


def numbers_of(rules: Rules) -> dict[str, list[int]]:
    """What each kind of number can be under these rules; seats depend on the game."""
    return {
        "place": rules.numbers,
        "announced": [number for number, stake in enumerate(rules.stakes) if stake is not None],
        "roll": list(range(len(ODDS))),
        "nobody": [0],
        "market": [LARGE, SMALL],
        "merchant": [0, 1, 2],
        "token": list(range(len(rules.meetings))),
    }
