"""What the options of Mocha & Baksheesh cost, worked out from the view."""

from collections.abc import Callable
from typing import Final

from bedesten.cli.terminal.coffee import edge_sign, side
from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.places.wainwright import PRICE
from bedesten.istanbul.view import View
from bedesten.mocha.guild_errands import GuildTavern
from bedesten.mocha.places import coffee_price
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE, TILE_PRICES, tiles_taken
from bedesten.text import Text


def deliver_coffee(v: View, _: int, text: Text) -> str:
    return f"-{coffee_price(v.table)}C"


def extend(v: View, _: int, text: Text) -> str:
    return f"-{PRICE}L"


def barrier(v: View, edge: int, text: Text) -> str:
    return paid(v, BARRIER_PRICE)


def tile(v: View, kind: int, text: Text) -> str:
    return paid(v, TILE_PRICES[tiles_taken(v.table, kind)])


def ruby(v: View, place: int, text: Text) -> str:
    """Coffee, and the goods of the side that shows. MOC-TAV-8."""
    mine = side(v.table)
    assert mine is not None
    asked = "".join(good * n for good, n in zip(GOODS, mine.tables.baksheesh[mine.baksheesh], strict=True))
    return f"{paid(v, RUBY_PRICE)} -{asked}"


def paid(v: View, coffee: int) -> str:
    """Guild card 19 makes the first action cheaper. MOC-GCARD-19."""
    step = v.table.todo[-1]
    return f"-{coffee - step.discount if isinstance(step, GuildTavern) else coffee}C"


HINTS: Final[dict[str, Callable[[View, int, Text], str]]] = {
    "deliver_coffee": deliver_coffee,
    "barrier": barrier,
    "tile": tile,
    "ruby": ruby,
}


def barrier_sign(edge: int) -> str:
    """As it is drawn on the board."""
    return f"║{edge_sign(edge)}"
