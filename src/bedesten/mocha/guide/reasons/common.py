"""What the reasons of the expansion are made of."""

from bedesten.core.guide import Reason
from bedesten.istanbul.board import ENDS
from bedesten.istanbul.ids import COLOURS, GOODS
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.mocha.side import side_of


def coffee_short(rule: str, s: State, seat: int, price: int) -> Reason:
    """MOC-TAV-9, MOC-BONUS-10: payments are made in full."""
    return Reason(rule, "coffee_short", {"coffee": side_of(s).coffee[seat], "price": price})


def no_guild_card(rule: str, card: int) -> Reason:
    return Reason(rule, "no_guild_card", {"guild_card": str(card)})


def ends_of(s: State, edge: int) -> dict[str, object]:
    """The two places of an edge as facts."""
    names = s.rules.place_names
    return {"place": names[edge // ENDS], "beside": names[edge % ENDS]}


def in_the_way(rule: str, s: State) -> Reason:
    """MOC-MOVE-2, MOC-MOVE-7: the edge that is closed, and who may cross it."""
    side = side_of(s)
    return Reason(rule, "barrier_in_the_way", {**ends_of(s, side.edge), "other": side.holder})


def tile_for_one(rule: str, s: State, seat: int, tile: int) -> Reason:
    """Table 6.1, cards 14 and 15: not owned, not gone, and a good of its colour to pay."""
    if s.seats[seat].tiles >> tile & 1:
        return Reason(rule, "tile_owned", {"tile": COLOURS[tile]})
    if taken(s, tile) == len(REQUIRED[s.players]):
        return Reason(rule, "tile_gone", {"tile": COLOURS[tile]})
    return Reason(rule, "lacking", {"missing": GOODS[tile]})
