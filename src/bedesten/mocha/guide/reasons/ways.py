"""Ways to begin a turn: why the movement tile or the corner card does not lead there. MOC-MOVE."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import Why, with_card
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.guide.reasons.common import in_the_way
from bedesten.mocha.ids import CORNER_MOVE, MOVEMENT, TAVERN_TILES
from bedesten.mocha.side import owns
from bedesten.mocha.ways import FAR, corners


def line(s: State, seat: int, place: int) -> Reason:
    """MOC-MOVE-3: with the tile, along one row or column, three places or more, over open edges."""
    facts: dict[str, object] = {"place": s.rules.place_names[place]}
    if not owns(s, seat, MOVEMENT):
        return Reason("MOC-MOVE-3", "no_tavern_tile", {"tavern_tile": TAVERN_TILES[MOVEMENT]})
    here = s.seats[seat].place
    if place == here:
        return Reason("MOC-MOVE-3", "same_place", facts)
    if not in_line(s, here, place):
        return Reason("MOC-MOVE-3", "not_in_line", facts)
    steps = s.board.steps[here][place]
    if steps >= FAR or s.boards[seat].steps[here][place] > steps:
        return in_the_way("MOC-MOVE-2", s)
    return Reason("MOC-MOVE-3", "line_too_near", {"steps": steps})


def in_line(s: State, here: int, place: int) -> bool:
    """Whether two places lie in one row or one column."""
    columns = s.rules.grid.columns
    row, column = divmod(s.layout.index(here), columns)
    other_row, other_column = divmod(s.layout.index(place), columns)
    return row == other_row or column == other_column


def corner(s: State, seat: int, place: int) -> Reason:
    """MOC-MOVE-4: to another corner."""
    names = s.rules.place_names
    if place == s.seats[seat].place:
        return Reason("MOC-MOVE-4", "same_place", {"place": names[place]})
    others = ",".join(names[p] for p in corners(s))
    return Reason("MOC-MOVE-4", "no_corner", {"card": s.rules.card_names[CORNER_MOVE], "places": others})


WAYS: dict[Action, Why] = {ids.LINE: line, ids.CORNER: with_card("MOC-BONUS-7", CORNER_MOVE, corner)}
