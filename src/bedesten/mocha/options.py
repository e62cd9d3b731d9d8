"""Replaceable data as options of the setup: `baksheesh_b=RRR`, `dice_reward=2-5:4L,6-8:2C,…`."""

from typing import Final

from bedesten.core.errors import BadSetup
from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.options import RewardTable
from bedesten.mocha.tables import COFFEE, GUILD_CARD, SIDE_A, STANDARD, Tables

NAMES: Final = ["baksheesh_b", "dice_reward"]
REWARDS: Final = RewardTable(
    "dice_reward",
    "dice_reward",
    {"L": "lira", COFFEE: "coffee", "X": "any_good", GUILD_CARD: "guild_card"},
    "2-5:4L,6-8:2C,9-10:2X,11-12:10L",
)


def read(options: dict[str, object]) -> Tables:
    """The tables of a game; BadSetup says what was expected."""
    side, rewards = STANDARD.baksheesh[1], STANDARD.rewards
    if "baksheesh_b" in options:
        side = read_side(str(options["baksheesh_b"]))
    if "dice_reward" in options:
        rewards = REWARDS.read(str(options["dice_reward"]))
    return Tables([SIDE_A, side], rewards)


def read_side(text: str) -> list[int]:
    """Goods by their letters; no more of one than a cart can hold."""
    goods = text.upper()
    counts = [goods.count(good) for good in GOODS]
    if sum(counts) != len(goods) or not len(goods) >= 1 or max(counts) > 5:
        raise BadSetup(f"baksheesh_b is {text!r}: expected goods by their letters, 1 to 5 of a kind: RRR")
    return counts


def write_side(tables: Tables, side: int) -> str:
    return "".join(good * count for good, count in zip(GOODS, tables.baksheesh[side], strict=True))


def write(tables: Tables) -> dict[str, str]:
    """What read() needs to make the same tables again."""
    return {"baksheesh_b": write_side(tables, 1), "dice_reward": REWARDS.write(tables.rewards)}
