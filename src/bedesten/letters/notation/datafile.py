"""Own component data for the reconstructed tables, as TOML: the tables are named as in docs/rules/data."""

from functools import partial
from typing import Any, Final

from bedesten.istanbul.notation.datafile import Readers, number, only, options_of, rewards, rows
from bedesten.letters import options
from bedesten.letters.ids import LAST_PLACE

ABOUT: Final = ["total", "seals_front", "seals_back", "confidence_total", "confidence_by_place"]


def read(text: str) -> dict[str, object]:
    """Options of the setup for what the file replaces; BadSetup says what was expected."""
    chosen = options_of(text, READERS | OWN_LAYOUT)
    options.read(chosen)
    return chosen


def letters(data: Any) -> str:
    """`[letters.by_place] "1" = 2`"""
    table = only(data, ["by_place", *ABOUT], "letters")
    places = [str(place) for place in range(1, LAST_PLACE + 1)]
    counts = only(table.get("by_place"), places, "letters.by_place")
    return ",".join(f"{place}:{number(n, f'letters.by_place.{place}')}" for place, n in counts.items())


def copies(data: Any) -> str:
    """`[[bonus_card]] id = "LETTER_1", count = 2`; what a card does is not replaced."""
    counts = []
    for i, row in enumerate(rows(data, "bonus_card"), start=1):
        card = only(row, ["id", "count"], f"bonus_card {i}")
        counts.append(f"{card.get('id')}:{number(card.get('count'), f'bonus_card {i} count')}")
    return ",".join(counts)


def first_play(data: Any) -> str:
    """`[board.letters.first_play] layout = [[16, 15, …], …]`"""
    board = only(only(data, ["letters"], "board").get("letters"), ["first_play"], "board.letters")
    path = "board.letters.first_play"
    layout = only(board.get("first_play"), ["layout", "confidence"], path).get("layout")
    lines = [rows(line, f"{path}.layout") for line in rows(layout, f"{path}.layout")]
    return ",".join(str(number(place, f"{path}.layout")) for line in lines for place in line)


READERS: Final[Readers] = {
    "letters": ("letters", letters),
    "bonus_card": ("bonus_cards", copies),
    "dice_reward_letters": ("letters_reward", partial(rewards, options.REWARDS)),
}
OWN_LAYOUT: Final[Readers] = {"board": ("first_play", first_play)}  # the Great Bazaar has no printed one
