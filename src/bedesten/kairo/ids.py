"""Colours, owners, sides and verbs as numbers, with their names beside them."""

from typing import Final

from bedesten.core.ids import SPAN

# KAI-COMP-2: the order for tables, logs and iteration
COLOURS: Final = ["white", "yellow", "red", "blue", "green", "purple"]
LETTERS: Final = "WYRBGP"
PURPLE: Final = 5
HUES: Final = 6  # how many colours there are
SYMBOLS: Final = ["ankh", "eye", "scarab", "pyramid"]  # KAI-COMP-3: seat n has the n-th one

# Whose a stand is: a seat, or nobody's. A stand is numbered owner * HUES + colour.
NEUTRAL: Final = 4
OWNERS: Final = ["0", "1", "2", "3", "neutral"]
STANDS: Final = 30

SIDES: Final = ["n", "e", "s", "w"]
GOLD: Final = 0
SILVER: Final = 1
MEDALS: Final = ["gold", "silver"]

# How a turn's action is announced (17.4); every verb is the first action of its block.
MAIN: Final = 0 * SPAN
EXPAND: Final = 1 * SPAN
MOVE: Final = 2 * SPAN
LURE: Final = 3 * SPAN
DRAW: Final = 4 * SPAN
DROP: Final = 5 * SPAN
COLOUR: Final = 6 * SPAN
SQUARE: Final = 7 * SPAN
SIDE: Final = 8 * SPAN
CARD: Final = 9 * SPAN
KEEP: Final = 10 * SPAN
COIN: Final = 11 * SPAN
OWN: Final = 12 * SPAN
OTHER: Final = 13 * SPAN
TARGET: Final = 14 * SPAN
TAKE: Final = 15 * SPAN
DISCARD: Final = 16 * SPAN

# What chance decides (17.2)
DEALT: Final = 20 * SPAN
DISPLAYED: Final = 21 * SPAN
CUSTOMER: Final = 22 * SPAN
START: Final = 23 * SPAN
BAGGED: Final = 24 * SPAN
