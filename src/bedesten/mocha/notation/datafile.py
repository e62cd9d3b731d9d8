"""Own component data for the reconstructed tables, as TOML: the tables are named as in docs/rules/data."""

from functools import partial
from typing import Any, Final

from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.notation.datafile import Readers, number, only, options_of, rewards
from bedesten.mocha import options


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    chosen = options_of(text, READERS)
    options.read(chosen)
    return chosen


def side_b(data: Any) -> str:
    """`[baksheesh.B] goods = { R = 3 }`"""
    only(data, ["B"], "baksheesh")
    side = only(data.get("B"), ["goods", "confidence"], "baksheesh.B")
    goods = only(side.get("goods"), list(GOODS), "baksheesh.B.goods")
    return "".join(good * number(goods.get(good, 0), f"baksheesh.B.goods.{good}") for good in GOODS)


READERS: Final[Readers] = {
    "baksheesh": ("baksheesh_b", side_b),
    "dice_reward": ("dice_reward", partial(rewards, options.REWARDS)),
}
