"""What all reasons are made of: the facts of a position as words of the notation."""

from collections.abc import Callable
from typing import TypeAlias

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN
from bedesten.core.rulings import reading_of
from bedesten.kairo.ids import COLOURS, KEEP
from bedesten.kairo.kernel import State
from bedesten.kairo.rulings import RULINGS

Why: TypeAlias = Callable[[State, int, int], Reason]  # for a seat and the argument of its verb
Facts: TypeAlias = dict[str, object]


def agreed(s: State, number: int) -> Reason | None:
    """Another reading than the usual one was agreed on before the game."""
    reading = reading_of(RULINGS, s.terms.readings, number)
    return Reason(reading[0], "agreed", {"reading": reading[1]}) if reading else None


def on_square(s: State, square: int) -> Facts:
    return {"square": s.rules.squares[square]}


def of_colour(colour: int) -> Facts:
    return {"colour": COLOURS[colour]}


def of_card(s: State, card: int) -> Facts:
    return s.rules.lexicon.kinds[KEEP // SPAN].fields(card)
