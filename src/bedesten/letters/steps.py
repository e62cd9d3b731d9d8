"""Every kind of step of the expansion by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.istanbul.steps import Kind
from bedesten.letters.companion import ChooseHome
from bedesten.letters.courier import PayCourier
from bedesten.letters.double import BuyTurn, ExtraTurn, TurnEnd
from bedesten.letters.post import DrawLetter, TakeLetter
from bedesten.letters.seals import PaySeals

OF_SEAT: list[Callable[..., Step[Any]]] = [
    BuyTurn,
    ChooseHome,
    DrawLetter,
    ExtraTurn,
    PayCourier,
    TakeLetter,
    TurnEnd,
]
OTHERS: list[Kind] = [
    (PaySeals, ["seat", "seals", "flag"]),
]
STEPS: dict[str, Kind] = {
    step.__name__: (step, numbers) for step, numbers in [*[(step, ["seat"]) for step in OF_SEAT], *OTHERS]
}
NUMBERS: dict[str, list[int]] = {
    "seals": list(range(1, 7)),
    "flag": [0, 1],
}
