"""Own component data for the reconstructed tables, as TOML: the tables are named as in docs/rules/data."""

from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.datafile import Readers, number, only, options_of, rows
from bedesten.istanbul.ids import GOODS
from bedesten.mocha import options

KINDS: Final = {"lira": "L", "coffee": "C", "any_good": "X"}


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    found = options_of(text, READERS)
    options.read(found)
    return found


def side_b(data: Any) -> str:
    """`[baksheesh.B] goods = { R = 3 }`"""
    only(data, ["B"], "baksheesh")
    side = only(data.get("B"), ["goods", "confidence"], "baksheesh.B")
    goods = only(side.get("goods"), list(GOODS), "baksheesh.B.goods")
    return "".join(good * number(goods.get(good, 0), f"baksheesh.B.goods.{good}") for good in GOODS)


def rewards(data: Any) -> str:
    """`[[dice_reward.row]] min = 2, max = 5, gain = { lira = 4 }`"""
    table = only(data, ["row", "confidence", "key"], "dice_reward")
    found = rows(table.get("row"), "dice_reward.row")
    return ",".join(reward(row, f"dice_reward.row {i}") for i, row in enumerate(found, start=1))


def reward(data: Any, path: str) -> str:
    row = only(data, ["min", "max", "ways_of_36", "gain"], path)
    gain = only(row.get("gain"), list(KINDS), f"{path} gain")
    if len(gain) != 1:
        raise BadSetup(f"{path} gain is {gain!r}: expected exactly one of {', '.join(KINDS)}")
    [(kind, count)] = gain.items()
    first, last = number(row.get("min"), f"{path} min"), number(row.get("max"), f"{path} max")
    return f"{first}-{last}:{number(count, f'{path} gain')}{KINDS[kind]}"


READERS: Final[Readers] = {"baksheesh": ("baksheesh_b", side_b), "dice_reward": ("dice_reward", rewards)}
