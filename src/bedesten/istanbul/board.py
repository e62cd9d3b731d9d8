"""Layouts, and for a laid board who is how far from whom. IST-LAYOUT, IST-MOVE."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, MOVE, MOVE_LONG, TEA

LAYOUTS: Final = {  # T-LAYOUT: row by row from top left
    "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
    "order": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
}
COLUMNS: Final = 4
CENTRE: Final = [5, 6, 9, 10]  # positions counted from 0
APART: Final = 3  # least distance of black market and tea house in a random layout


def distance(at: int, to: int, columns: int) -> int:
    """Steps between two positions; there are no diagonal ones."""
    return abs(at // columns - to // columns) + abs(at % columns - to % columns)


class Board:
    """One arrangement of the places, with the moves it allows."""

    def __init__(self, layout: list[int], columns: int) -> None:
        self.layout = layout
        self.columns = columns
        size = len(layout)
        at = [0] * (size + 1)
        for position, place in enumerate(layout):
            at[place] = position
        places = range(1, size + 1)
        self.steps: list[list[int]] = [[]]
        for p in places:
            self.steps.append([0] + [distance(at[p], at[q], columns) for q in places])
        self.near = [self.reach(MOVE, p, 1, 2) for p in range(size + 1)]
        self.far = [self.reach(MOVE_LONG, p, 3, 4) for p in range(size + 1)]

    def reach(self, verb: Action, place: int, least: int, most: int) -> list[Action]:
        """verb(q) for every place at a distance from least to most. IST-MOVE-1, IST-MOVE-3."""
        if place == 0:
            return []
        steps = self.steps[place]
        return [verb + q for q in range(1, len(steps)) if least <= steps[q] <= most]


NO_BOARD: Final = Board([], COLUMNS)  # while the places are still being laid


def free_positions(layout: list[int]) -> list[int]:
    return [position for position, place in enumerate(layout) if place == 0]


def positions_for(place: int, layout: list[int]) -> list[int]:
    """Where a place may go in a random layout, laid in the order of laying(). IST-LAYOUT-2."""
    free = free_positions(layout)
    if place == FOUNTAIN:
        return [p for p in free if p in CENTRE]
    if place == BLACK_MARKET:
        return [p for p in free if completions(p, layout) > 0]
    if place == TEA:
        market = layout.index(BLACK_MARKET)
        return [p for p in free if distance(market, p, COLUMNS) >= APART]
    return free


def completions(market: int, layout: list[int]) -> int:
    """How many positions are left for the tea house if the black market lies here."""
    free = free_positions(layout)
    return sum(1 for p in free if distance(market, p, COLUMNS) >= APART)


def laying(places: int) -> list[int]:
    """The order in which a random layout is laid: first the places that are tied by a condition."""
    tied = [FOUNTAIN, BLACK_MARKET, TEA]
    return tied + [p for p in range(1, places + 1) if p not in tied]
