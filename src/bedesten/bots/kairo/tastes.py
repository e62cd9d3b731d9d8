"""What rivals like beyond winning: how many points more they think an action is worth."""

from typing import Final

from bedesten.bots.kairo.answers import worths
from bedesten.bots.kairo.market import market
from bedesten.core.ids import Action
from bedesten.kairo.ids import DRAW, EXPAND, LURE, MAIN
from bedesten.kairo.kernel import State
from bedesten.kairo.view import View

LIKES: Final[dict[str, dict[Action, float]]] = {
    "ozan": {DRAW: 1.0},
    "nilufer": {EXPAND: 1.0},
    "idris": {LURE: 0.7},
    "ester": {MAIN: 0.7},
    "hagop": {EXPAND: 0.7},
    "safiye": {LURE: 0.5},
}
NOTHING: Final[dict[Action, float]] = {}
A_POINT: Final = 0.5  # in scores at first sight


def liked(options: list[Action], rival: str) -> list[float]:
    """In points, beside the options."""
    likes = LIKES.get(rival, NOTHING)
    return [likes.get(a, 0.0) for a in options]


def liking(s: State, seat: int, options: list[Action], rival: str) -> list[float]:
    """As scores at first sight."""
    return [A_POINT * points for points in liked(options, rival)]


def inclined(v: View, options: list[Action], chosen: Action, rival: str) -> Action:
    """What a planner does who likes some actions more."""
    more = liked(options, rival)
    if max(more) == 0.0:
        return chosen
    each = [worth + more[i] for i, worth in enumerate(worths(market(v), v.draft, options))]
    return options[each.index(max(each))]
