"""What an answer offers that only leads to the next question, and the whole answers a turn can be."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.guide.sums import Said, Share, Sum
from bedesten.core.ids import SPAN, Action
from bedesten.kairo.announce import can_build, squares_for
from bedesten.kairo.board import squares_in
from bedesten.kairo.draw import TakeCard
from bedesten.kairo.ids import COLOUR, COLOURS, DRAW, DROP, EXPAND, HUES, LURE, MAIN, MOVE, SQUARE
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import targets
from bedesten.kairo.numbers import DRAW_CARDS, HAND_LIMIT
from bedesten.kairo.places import Reach
from bedesten.kairo.turn import ChooseAction

BUILDS: Final = (EXPAND, MAIN, MOVE)
SOURCES: Final = {"pile": "draw_pile", "barker": "draw_barker"}
FIRST: Final = {EXPAND: "grow", MAIN: "found", MOVE: "shift"}


def square_name(s: State, square: int) -> dict[str, object]:
    return {"square": s.rules.squares[square]}


def section_of(s: State, square: int) -> int:
    return s.rules.board.section[square]


# --- whole answers


def ways(s: State, seat: int) -> list[list[Action]]:
    """Of a turn that begins: every expansion, every lure and every card, each colour of a new stand."""
    if not s.todo or not isinstance(s.todo[-1], ChooseAction) or s.todo[-1].seat != seat:
        return []
    lured = [[LURE, target] for target in targets(s, seat)] if LURE in s.offered else []
    drawn = [[DRAW, card] for card in TakeCard(seat).options(s)] if DRAW in s.offered else []
    return [*built(s, seat), *lured, *drawn, *[[DROP] for a in s.offered if a == DROP]]


def built(s: State, seat: int) -> list[list[Action]]:
    reach = Reach(s, seat)
    rows: list[list[Action]] = []
    for verb in [verb for verb in BUILDS if verb in s.offered]:
        for colour in range(HUES):
            if can_build(s, seat, verb, colour, reach):
                rows += leads(s, seat, verb, colour, reach)
    return rows


def leads(s: State, seat: int, verb: Action, colour: int, reach: Reach) -> list[list[Action]]:
    """An expansion with its square; of a stand that is placed the square is a question of its own."""
    if verb != EXPAND:
        return [[verb, COLOUR + colour]]
    some = squares_for(s, seat, verb, colour, reach)
    return [[verb, COLOUR + colour, SQUARE + square] for square in squares_in(some)]


# --- what comes next


def ahead(s: State, seat: int, lead: list[Action]) -> Sum | None:
    told = AHEAD.get(lead[0] // SPAN * SPAN)
    return told(s, seat, lead) if told else None


def build(s: State, seat: int, lead: list[Action]) -> Sum:
    """How many stands it can be about; of one colour, how many squares."""
    verb = lead[0]
    if len(lead) > 1:
        return stand(s, seat, verb, lead[1] - COLOUR)
    reach = Reach(s, seat)
    able = [colour for colour in range(HUES) if can_build(s, seat, verb, colour, reach)]
    return Sum(Said(FIRST[verb]), [Said(f"{FIRST[verb]}_line", {"count": len(able)})])


def stand(s: State, seat: int, verb: Action, colour: int) -> Sum:
    some = squares_in(squares_for(s, seat, verb, colour, Reach(s, seat)))
    sections = sorted({section_of(s, square) for square in some})
    facts: dict[str, object] = {"colour": COLOURS[colour]}
    where = [Said("number", {"count": number}) for number in sections]
    key = "squares_one" if len(sections) == 1 else "squares"
    return Sum(
        Said(f"{FIRST[verb]}_colour", facts),
        [Said(key, {"count": len(some), "sections": where})],
        [Share("card", 1, Said("one_card"))],
        short=Share("squares", len(some), Said("squares_short", {"count": len(some)})),
    )


def colour(s: State, seat: int, lead: list[Action]) -> Sum | None:
    """Of an expansion: what the next size costs and scores."""
    hue = lead[0] - COLOUR
    if not s.draft or s.draft[0] != EXPAND:
        return None
    size = s.size(seat * HUES + hue) + 1
    return Sum(Said("grow_colour", {"colour": COLOURS[hue]}), [Said("next_size", {"size": size})])


def lure(s: State, seat: int, lead: list[Action]) -> Sum:
    doors = targets(s, seat)
    customers = {door % HUES for door in doors}
    facts: dict[str, object] = {"count": len(customers), "doors": len(doors)}
    return Sum(Said("lure_first"), [Said("lure_line", facts)])


def draw(s: State, seat: int, lead: list[Action]) -> Sum:
    """Two cards, the first of which may be said already; what nobody sees is read before it is drawn."""
    held: dict[str, object] = {"count": s.hand_size(seat), "most": HAND_LIMIT}
    cards = Share("cards", DRAW_CARDS, Said("draw_short", {"count": DRAW_CARDS}))
    if len(lead) == 1:
        return Sum(Said("draw"), [Said("draw_line", held)], short=cards)
    number, card = divmod(lead[1], SPAN)
    source = s.rules.lexicon.kinds[number]
    what = SOURCES.get(source.words[card], "draw_card")
    act = Said("act_draw_pile") if what == "draw_pile" else None
    return Sum(Said(what, source.fields(card)), [Said("draw_held", held)], short=cards, act=act)


Ahead: TypeAlias = Callable[[State, int, list[Action]], Sum | None]
AHEAD: Final[dict[Action, Ahead]] = {
    MAIN: build,
    EXPAND: build,
    MOVE: build,
    COLOUR: colour,
    LURE: lure,
    DRAW: draw,
}
