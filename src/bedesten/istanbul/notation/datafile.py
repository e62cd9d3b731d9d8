"""Own component data as TOML, read with care: every table of the file becomes an option of the setup."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from bedesten.core.errors import BadSetup
from bedesten.core.notation import toml
from bedesten.istanbul.options import RewardTable

RULINGS: Final = "rulings"  # a table that every game has
# by table of the file: the option it stands for, and who writes it
Readers: TypeAlias = dict[str, tuple[str, Callable[[Any], str]]]


def options_of(text: str, readers: Readers) -> dict[str, object]:
    """The options a file stands for, but for its rulings; BadSetup says what was expected."""
    data = parsed(text)
    only(data, [*readers, RULINGS], "the data")
    named = [(readers[table], value) for table, value in data.items() if table != RULINGS]
    return {option: read(value) for (option, read), value in named}


def parsed(text: str) -> dict[str, Any]:
    try:
        return toml.loads(text)
    except ValueError as error:
        raise BadSetup(f"the data is no TOML: {error}") from None


def only(data: Any, known: list[str], path: str) -> dict[str, Any]:
    """A table with these keys and no others."""
    if not isinstance(data, dict):
        raise BadSetup(f"{path} is {data!r}: expected a table with {', '.join(known)}")
    for key in data:
        if key not in known:
            raise BadSetup(f"{path} has '{key}': expected {', '.join(known)}")
    return data


def rows(value: Any, path: str) -> list[Any]:
    """A list of tables."""
    if not isinstance(value, list):
        raise BadSetup(f"{path} is {value!r}: expected a list of tables [[{path}]]")
    return value


def number(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadSetup(f"{path} is {value!r}: expected a whole number of at least 0")
    return value


def rewards(shape: RewardTable, data: Any) -> str:
    """`[[dice_reward.row]] min = 2, max = 5, gain = { lira = 4 }`"""
    table = only(data, ["row", "confidence", "key", "dice"], shape.table)
    entries = enumerate(rows(table.get("row"), f"{shape.table}.row"), start=1)
    return ",".join(reward_row(shape, row, f"{shape.table}.row {i}") for i, row in entries)


def reward_row(shape: RewardTable, data: Any, path: str) -> str:
    row = only(data, ["min", "max", "ways_of_36", "gain"], path)
    gain = only(row.get("gain"), list(shape.words.values()), f"{path} gain")
    first, last = number(row.get("min"), f"{path} min"), number(row.get("max"), f"{path} max")
    gains = [
        f"{number(gain[word], f'{path} gain.{word}')}{letter}"
        for letter, word in shape.words.items()
        if word in gain
    ]
    return f"{first}-{last}:{''.join(gains)}"
