"""Every kind of step of the expansion by name: the names are part of the save format."""

from collections.abc import Callable
from typing import Any

from bedesten.core.step import Step
from bedesten.istanbul.board import ENDS, edge_of
from bedesten.istanbul.gifts import RewardGood, TakeBonus
from bedesten.istanbul.notation.steps import Kind
from bedesten.mocha.bundles import EXCHANGES
from bedesten.mocha.exchange import GiveSet, TakeSet
from bedesten.mocha.guild import GuildDone
from bedesten.mocha.guild_errands import (
    AnotherTurn,
    FamilyBack,
    GuildAnywhere,
    GuildMosque,
    GuildPay,
    GuildReturn,
    GuildTavern,
)
from bedesten.mocha.guild_income import GuildGoods, GuildOrder, GuildTea
from bedesten.mocha.pile import DiscardGuild, DrawGuild, TakeGuild
from bedesten.mocha.places import Roast
from bedesten.mocha.tavern import ActAt, AtEdge
from bedesten.mocha.trader import PayTrader

OF_SEAT: list[Callable[..., Step[Any]]] = [
    AnotherTurn,
    DiscardGuild,
    DrawGuild,
    FamilyBack,
    GiveSet,
    GuildAnywhere,
    GuildDone,
    GuildOrder,
    GuildPay,
    GuildReturn,
    GuildTea,
    PayTrader,
    RewardGood,
    TakeBonus,
    TakeGuild,
]
OTHERS: list[Kind] = [
    (ActAt, ["seat", "place"]),
    (AtEdge, ["seat", "edge"]),
    (GuildGoods, ["seat", "most"]),
    (GuildMosque, ["seat", "mosque"]),
    (GuildTavern, ["seat", "discount"]),
    (Roast, ["seat", "parts"]),
    (TakeSet, ["seat", "given"]),
]
STEPS: dict[str, Kind] = {
    step.__name__: (step, numbers) for step, numbers in [*[(step, ["seat"]) for step in OF_SEAT], *OTHERS]
}
PLACES = range(1, ENDS)  # in whatever game; the board knows its own edges
NUMBERS: dict[str, list[int]] = {
    "edge": [edge_of(p, q) for p in PLACES for q in PLACES if p < q],
    "most": [3, 4],
    "mosque": [14, 15],
    "discount": [0, 1],
    "parts": list(range(1, 7)),
    "given": list(range(len(EXCHANGES))),
}
