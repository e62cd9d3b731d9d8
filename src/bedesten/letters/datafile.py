"""Own component data for the reconstructed tables, as TOML: the tables are named as in docs/rules/data."""

from typing import Any, Final

from bedesten.istanbul.datafile import Readers, number, only, options_of, rows
from bedesten.letters import options
from bedesten.letters.ids import LAST_PLACE

KINDS: Final = {"letter": "T", "any_good": "X", "lira": "L"}
ABOUT: Final = ["total", "seals_front", "seals_back", "confidence_total", "confidence_by_place"]


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    found = options_of(text, READERS)
    options.read(found)
    return found


def letters(data: Any) -> str:
    """`[letters.by_place] "1" = 2`"""
    table = only(data, ["by_place", *ABOUT], "letters")
    places = [str(place) for place in range(1, LAST_PLACE + 1)]
    counts = only(table.get("by_place"), places, "letters.by_place")
    return ",".join(f"{place}:{number(n, f'letters.by_place.{place}')}" for place, n in counts.items())


def copies(data: Any) -> str:
    """`[[bonus_card]] id = "LETTER_1", count = 2`; what a card does is not replaced."""
    found = []
    for i, row in enumerate(rows(data, "bonus_card"), start=1):
        card = only(row, ["id", "count"], f"bonus_card {i}")
        found.append(f"{card.get('id')}:{number(card.get('count'), f'bonus_card {i} count')}")
    return ",".join(found)


def rewards(data: Any) -> str:
    """`[[dice_reward_letters.row]] min = 2, max = 6, gain = { lira = 4 }`"""
    name = "dice_reward_letters"
    table = only(data, ["row", "confidence", "dice"], name)
    found = rows(table.get("row"), f"{name}.row")
    return ",".join(reward(row, f"{name}.row {i}") for i, row in enumerate(found, start=1))


def reward(data: Any, path: str) -> str:
    row = only(data, ["min", "max", "ways_of_36", "gain"], path)
    gain = only(row.get("gain"), list(KINDS), f"{path} gain")
    first, last = number(row.get("min"), f"{path} min"), number(row.get("max"), f"{path} max")
    gains = [
        f"{number(gain[kind], f'{path} gain')}{letter}" for kind, letter in KINDS.items() if kind in gain
    ]
    return f"{first}-{last}:{''.join(gains)}"


READERS: Final[Readers] = {
    "letters": ("letters", letters),
    "bonus_card": ("bonus_cards", copies),
    "dice_reward_letters": ("letters_reward", rewards),
}
