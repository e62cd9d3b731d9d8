"""Own component data for the reconstructed tables, as TOML: the tables are named as in docs/rules/data."""

import tomllib
from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.ids import GOODS
from bedesten.mocha import options

KINDS: Final = {"lira": "L", "coffee": "C", "any_good": "X"}


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"the data is no TOML: {error}") from None
    only(data, ["baksheesh", "dice_reward"], "the data")
    found: dict[str, object] = {}
    if "baksheesh" in data:
        found["baksheesh_b"] = side_b(data["baksheesh"])
    if "dice_reward" in data:
        found["dice_reward"] = rewards(data["dice_reward"])
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
    rows = only(data, ["row", "confidence", "key"], "dice_reward").get("row")
    if not isinstance(rows, list):
        raise BadSetup(f"dice_reward.row is {rows!r}: expected a list of tables [[dice_reward.row]]")
    return ",".join(reward(row, f"dice_reward.row {i}") for i, row in enumerate(rows, start=1))


def reward(data: Any, path: str) -> str:
    row = only(data, ["min", "max", "ways_of_36", "gain"], path)
    gain = only(row.get("gain"), list(KINDS), f"{path} gain")
    if len(gain) != 1:
        raise BadSetup(f"{path} gain is {gain!r}: expected exactly one of {', '.join(KINDS)}")
    [(kind, count)] = gain.items()
    first, last = number(row.get("min"), f"{path} min"), number(row.get("max"), f"{path} max")
    return f"{first}-{last}:{number(count, f'{path} gain')}{KINDS[kind]}"


def only(data: Any, known: list[str], path: str) -> dict[str, Any]:
    """A table with these keys and no others."""
    if not isinstance(data, dict):
        raise BadSetup(f"{path} is {data!r}: expected a table with {', '.join(known)}")
    for key in data:
        if key not in known:
            raise BadSetup(f"{path} has '{key}': expected {', '.join(known)}")
    return data


def number(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadSetup(f"{path} is {value!r}: expected a whole number of at least 0")
    return value
