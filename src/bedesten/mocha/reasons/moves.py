"""Movement by the tavern tile, by the corner card, and past the barrier. MOC-MOVE."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import Why, holds, no_card
from bedesten.mocha import ids
from bedesten.mocha.side import owns
from bedesten.mocha.ways import FAR


def line(s: State, seat: int, place: int) -> Reason:
    """MOC-MOVE-3: with the tile, straight ahead, three places or more, over open edges."""
    here = s.seats[seat].place
    facts: dict[str, object] = {"place": s.rules.place_names[place]}
    if not owns(s, seat, ids.MOVEMENT):
        return Reason("MOC-MOVE-3", "no_tavern_tile", {"tavern_tile": ids.TAVERN_TILES[ids.MOVEMENT]})
    if place in s.board.straight(here, FAR):
        return Reason("MOC-MOVE-2", "barrier_in_way", facts)
    if s.boards[seat].steps[here][place] < FAR:
        return Reason("MOC-MOVE-3", "line_near", facts)
    return Reason("MOC-MOVE-3", "not_in_line", facts)


def corner(s: State, seat: int, place: int) -> Reason:
    """MOC-MOVE-4: with the card, to another of the four corners."""
    if not holds(s, seat, ids.CORNER_MOVE):
        return no_card("MOC-BONUS-7", s, ids.CORNER_MOVE)
    facts: dict[str, object] = {"place": s.rules.place_names[place]}
    if place == s.seats[seat].place:
        return Reason("MOC-MOVE-4", "same_place", facts)
    return Reason("MOC-MOVE-4", "not_a_corner", facts)


MOVES: dict[Action, Why] = {ids.LINE: line, ids.CORNER: corner}
