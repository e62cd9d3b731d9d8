"""Every kind of step of the expansion by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.istanbul.gifts import RewardGood, TakeBonus
from bedesten.istanbul.notation.steps import Kind
from bedesten.letters.auction import FinalBid, OpenAuction, OtherBid
from bedesten.letters.choices import GiveLetter, GiveUnit, TakeUnit
from bedesten.letters.companion import ChooseHome
from bedesten.letters.copying import CopyCard
from bedesten.letters.courier import PayCourier
from bedesten.letters.die import ChangeDie, RollDie
from bedesten.letters.double import BuyTurn, ExtraTurn, TurnEnd
from bedesten.letters.ids import KIOSK_TILES, MAX_BID
from bedesten.letters.kiosk import ClearTiles, LastTile, PickTile, Receive, RevealTile, UseTile
from bedesten.letters.post import DrawLetter, TakeLetter
from bedesten.letters.remote import PayAfar
from bedesten.letters.seals import PaySeals
from bedesten.letters.society import TakePile, TakeTrackRuby

OF_SEAT: list[Callable[..., Step[Any]]] = [
    BuyTurn,
    ChooseHome,
    ClearTiles,
    CopyCard,
    DrawLetter,
    ExtraTurn,
    GiveLetter,
    GiveUnit,
    LastTile,
    OpenAuction,
    PayCourier,
    PickTile,
    RevealTile,
    RewardGood,
    RollDie,
    TakeBonus,
    TakeLetter,
    TakePile,
    TakeTrackRuby,
    TakeUnit,
    TurnEnd,
]
OTHERS: list[Kind] = [
    (ChangeDie, ["seat", "pips"]),
    (FinalBid, ["seat", "seat", "bid"]),
    (OtherBid, ["seat", "seat", "seat", "bid"]),
    (PayAfar, ["seat", "token"]),
    (PaySeals, ["seat", "seals", "flag"]),
    (Receive, ["seat", "tile", "alternative"]),
    (UseTile, ["seat", "tile"]),
]
STEPS: dict[str, Kind] = {
    step.__name__: (step, numbers) for step, numbers in [*[(step, ["seat"]) for step in OF_SEAT], *OTHERS]
}
NUMBERS: dict[str, list[int]] = {
    "seals": list(range(1, 7)),
    "flag": [0, 1],
    "pips": list(range(1, 7)),
    "bid": list(range(MAX_BID + 1)),
    "tile": list(range(len(KIOSK_TILES))),
    "alternative": [1, 2],
}
