"""Movement by the tavern tile and by the corner card. MOC-MOVE-3, MOC-MOVE-4."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.kernel import State, Way
from bedesten.istanbul.turn import arrive
from bedesten.mocha.ids import CORNER, CORNER_MOVE, LINE, MOVEMENT
from bedesten.mocha.side import owns

FAR: Final = 3  # nearer places of a line are ordinary moves


class Line(Way):
    """Movement tile: any number of places in one direction, over open edges. MOC-MOVE-3."""

    def __init__(self) -> None:
        super().__init__(LINE)

    def options(self, s: State, seat: int) -> list[Action]:
        if not owns(s, seat, MOVEMENT):
            return []
        return [LINE + place for place in s.boards[seat].straight(s.seats[seat].place, FAR)]

    def go(self, s: State, seat: int, a: Action) -> None:
        arrive(s, seat, a % SPAN)


class Corner(Way):
    """CORNER_MOVE: to another corner, by no path, so that no barrier hinders it. MOC-MOVE-4."""

    def __init__(self) -> None:
        super().__init__(CORNER, CORNER_MOVE)

    def options(self, s: State, seat: int) -> list[Action]:
        here = s.seats[seat].place
        return [CORNER + place for place in corners(s) if place != here]

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, CORNER_MOVE)
        arrive(s, seat, a % SPAN)


def corners(s: State) -> list[int]:
    """The four places at the corners of the board, ascending."""
    layout, columns = s.layout, s.rules.grid.columns
    return sorted([layout[0], layout[columns - 1], layout[-columns], layout[-1]])
