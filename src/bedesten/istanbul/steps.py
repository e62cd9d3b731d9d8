"""Every kind of step by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.istanbul.chance import DrawCard, RollNeutral, RollToken
from bedesten.istanbul.encounters import Encounters, PayGovernor, PaySmuggler, Reward
from bedesten.istanbul.ids import PLACES
from bedesten.istanbul.places.caravansary import DiscardCard, TakeCard
from bedesten.istanbul.places.dice_places import ChangeDice, ChooseGood, RollAgain, RollFor
from bedesten.istanbul.places.markets import DrawDemand
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
LIMITS = {
    "place": len(PLACES),
    "announced": 13,
    "roll": 21,
    "nobody": 1,
    "market": 2,
    "merchant": 3,
    "token": 2,
}

STEPS: dict[str, Kind] = {
    step.__name__: (step, numbers) for step, numbers in [*[(step, ["seat"]) for step in OF_SEAT], *OTHERS]
}
