"""How every decision of Kairo is answered."""

from collections.abc import Callable
from typing import Final

from bedesten.bots.greedy.kairo.market import Market, changed
from bedesten.bots.greedy.kairo.plans import picks, plans, spots
from bedesten.core.ids import Action
from bedesten.kairo.draft import Build
from bedesten.kairo.ids import COLOUR, DISCARD, SIDE, SQUARE, TAKE
from bedesten.kairo.places import start_squares
from bedesten.kairo.setup import StartSide, StartSquare
from bedesten.kairo.view import View


def answer(v: View, options: list[Action]) -> Action:
    return ANSWERS[type(v.table.todo[-1]).__name__](v, options)


def turn(v: View, options: list[Action]) -> Action:
    """The next word of the best turn that begins as it was announced."""
    best = max(plans(Market(v), Build(v.draft), v.draft), key=lambda plan: plan.worth)
    return best.actions[len(v.draft)]


def take(v: View, options: list[Action]) -> Action:
    m = Market(v)
    return TAKE + picks(m, m.hand, m.s.display)[0][1]


def discard(v: View, options: list[Action]) -> Action:
    """The card that is missed least."""
    m = Market(v)
    return max(options, key=lambda a: m.hand_worth(changed(m.hand, a - DISCARD, -1)))


# ------------------------------------------------------------------ first stands


def start_colour(v: View, options: list[Action]) -> Action:
    """The one with the best place."""
    m = Market(v)
    return max(options, key=lambda a: max(start_spots(m, m.seat, a - COLOUR))[0])


def start_square(v: View, options: list[Action]) -> Action:
    """The best place; for a neutral stand the worst."""
    m, step = Market(v), v.table.todo[-1]
    assert isinstance(step, StartSquare)
    found = start_spots(m, step.owner, step.colour)
    return SQUARE + (max(found) if step.owner == m.seat else min(found))[1]


def start_side(v: View, options: list[Action]) -> Action:
    m, step = Market(v), v.table.todo[-1]
    assert isinstance(step, StartSide)
    found = spots(m, step.colour, m.s.look(), 1 << step.square)
    return SIDE + (max(found) if step.owner == m.seat else min(found))[2]


def start_spots(m: Market, owner: int, colour: int) -> list[tuple[float, int, int]]:
    return spots(m, colour, m.s.look(), start_squares(m.s, owner, colour))


ANSWERS: Final[dict[str, Callable[[View, list[Action]], Action]]] = {  # by step, see docs/notation.md
    "ChooseAction": turn,  # and every later question of an announcement
    "TakeCard": take,
    "DiscardCard": discard,
    "StartColour": start_colour,
    "StartSquare": start_square,
    "StartSide": start_side,
}
