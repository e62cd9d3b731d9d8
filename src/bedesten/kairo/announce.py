"""Announcing a build: what, which colour, which square, which side. KAI-DEC-5, KAI-DEC-13."""

from bedesten.core.ids import Action
from bedesten.kairo.draft import ASK_CARD, ASK_SIDE, ASK_SQUARE, ask_next
from bedesten.kairo.ids import COLOUR, EXPAND, HUES, MAIN, MOVE, SIDE, SQUARE
from bedesten.kairo.kernel import Announcement, State
from bedesten.kairo.places import (
    Reach,
    can_expand,
    can_move,
    can_place,
    expand_squares,
    main_squares,
    move_squares,
    without,
)
from bedesten.kairo.sites import Sites


def squares_for(s: State, seat: int, verb: Action, colour: int, reach: Reach) -> int:
    """Where a build of this kind and colour can be completed. KAI-DEC-14."""
    if verb == MAIN:
        return main_squares(s, colour, reach.some)
    if verb == EXPAND:
        return expand_squares(s, seat, colour, reach)
    return move_squares(s, seat, colour, reach.some)


def can_build(s: State, seat: int, verb: Action, colour: int, reach: Reach) -> bool:
    """Whether squares_for() has any."""
    if verb == MAIN:
        return can_place(s, seat, colour, reach.some)
    if verb == EXPAND:
        return can_expand(s, seat, colour, reach)
    return can_move(s, seat, colour, reach.some)


def builds(s: State, seat: int) -> list[Action]:
    """The kinds of build with at least one legal completion. KAI-DEC-3, KAI-DEC-11."""
    reach = Reach(s, seat)
    if reach.plain | reach.joker == 0:
        return []
    options: list[Action] = []
    for verb in (MAIN, EXPAND, MOVE):
        for colour in range(HUES):
            if can_build(s, seat, verb, colour, reach):
                options.append(verb)
                break
    return options


class ChooseColour(Announcement):
    """From the reserve, of a stand of theirs, or of a blocked one. KAI-MAIN-1, KAI-EXP-9, KAI-MOVE-1."""

    def options(self, s: State) -> list[Action]:
        reach = Reach(s, self.seat)
        verb = s.draft[0]
        return [COLOUR + c for c in range(HUES) if can_build(s, self.seat, verb, c, reach)]

    def proceed(self, s: State) -> None:
        ask_next(s, self.seat, ASK_SQUARE)


class ChooseSquare(Announcement):
    """The square of the tile. KAI-MAIN-2, KAI-EXP-3."""

    def options(self, s: State) -> list[Action]:
        colour = s.draft[1] - COLOUR
        some = squares_for(s, self.seat, s.draft[0], colour, Reach(s, self.seat))
        return s.rules.board.options(some)

    def proceed(self, s: State) -> None:
        ask_next(s, self.seat, ASK_CARD if s.draft[0] == EXPAND else ASK_SIDE)


class ChooseSide(Announcement):
    """On which side of the main stand its entrance lies. KAI-MAIN-2, KAI-MAIN-4."""

    def options(self, s: State) -> list[Action]:
        stand = self.seat * HUES + s.draft[1] - COLOUR
        sites = without(s, stand) if s.draft[0] == MOVE else s.look()
        return sides(sites, s.draft[2] - SQUARE)

    def proceed(self, s: State) -> None:
        ask_next(s, self.seat, ASK_CARD)


def sides(sites: Sites, square: int) -> list[Action]:
    some = sites.entrances(square)
    beside = sites.board.beside[square]
    return [SIDE + side for side in range(4) if beside[side] >= 0 and some >> beside[side] & 1]
