"""Replaceable data as options of the setup: `baksheesh_b=RRR`, `dice_reward=2-5:4L,6-8:2C,…`."""

import re
from typing import Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.ids import GOODS
from bedesten.mocha.tables import SIDE_A, STANDARD, Tables

NAMES: Final = ["baksheesh_b", "dice_reward"]
LETTERS: Final = "LCX"  # lira, coffee, goods of choice, by number
SUMS: Final = range(2, 13)
ROW: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?:(\d{1,2})([LCX])")
SHAPE: Final = "ranges of sums from 2 to 12 with what they bring: 2-5:4L,6-8:2C,9-10:2X,11-12:10L"


def read(options: dict[str, object]) -> Tables:
    """The tables of a game; BadSetup says what was expected."""
    side, rewards = STANDARD.baksheesh[1], STANDARD.rewards
    if "baksheesh_b" in options:
        side = read_side(str(options["baksheesh_b"]))
    if "dice_reward" in options:
        rewards = read_rewards(str(options["dice_reward"]))
    return Tables([SIDE_A, side], rewards)


def read_side(text: str) -> list[int]:
    """Goods by their letters; no more of one than a cart can hold."""
    goods = text.upper()
    counts = [goods.count(good) for good in GOODS]
    if sum(counts) != len(goods) or not len(goods) >= 1 or max(counts) > 5:
        raise BadSetup(f"baksheesh_b is {text!r}: expected goods by their letters, 1 to 5 of a kind: RRR")
    return counts


def read_rewards(text: str) -> list[tuple[int, int]]:
    """Ranges from 2 to 12 without a gap, each with a number of lira, coffee or goods."""
    found = [(0, 0)] * min(SUMS)
    for entry in text.upper().split(","):
        row = ROW.fullmatch(entry)
        if row is None or int(row[1]) != len(found) or int(row[2] or row[1]) < len(found):
            raise BadSetup(f"dice_reward has {entry!r}: expected {SHAPE}")
        reward = (LETTERS.index(row[4]), int(row[3]))
        found += [reward] * (int(row[2] or row[1]) + 1 - len(found))
    if len(found) != max(SUMS) + 1:
        raise BadSetup(f"dice_reward goes to {len(found) - 1}: expected {SHAPE}")
    return found


def write_side(tables: Tables, side: int) -> str:
    return "".join(good * count for good, count in zip(GOODS, tables.baksheesh[side], strict=True))


def write_rewards(tables: Tables) -> str:
    """Sums with the same reward beside each other are one range."""
    rows: list[list[int]] = []
    for total in SUMS:
        if rows and tables.rewards[rows[-1][0]] == tables.rewards[total]:
            rows[-1][1] = total
        else:
            rows.append([total, total])
    return ",".join(write_row(first, last, tables.rewards[first]) for first, last in rows)


def write_row(first: int, last: int, reward: tuple[int, int]) -> str:
    sums = f"{first}-{last}" if last > first else f"{first}"
    return f"{sums}:{reward[1]}{LETTERS[reward[0]]}"


def write(tables: Tables) -> dict[str, str]:
    """What read() needs to make the same tables again."""
    return {"baksheesh_b": write_side(tables, 1), "dice_reward": write_rewards(tables)}
