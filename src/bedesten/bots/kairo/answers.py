"""How good every option of a decision of Kairo looks, in points."""

from typing import Final

from bedesten.bots.kairo.market import Market, changed, market
from bedesten.bots.kairo.plans import picks, plans, spots
from bedesten.core.ids import SPAN, Action
from bedesten.kairo.draft import Build
from bedesten.kairo.ids import COLOUR, DISCARD, SIDE, SQUARE, TAKE
from bedesten.kairo.places import start_squares
from bedesten.kairo.setup import StartSide, StartSquare
from bedesten.kairo.view import View

UNPLANNED: Final = -5.0  # how much less an option is worth with which no plan begins that was looked at


def answer(v: View, options: list[Action]) -> Action:
    """The best."""
    each = worths(market(v), v.draft, options)
    return options[each.index(max(each))]


def worths(m: Market, draft: tuple[Action, ...], options: list[Action]) -> list[float]:
    """Beside the options."""
    verb = options[0] // SPAN * SPAN
    if verb == TAKE:
        return taken(m, options)
    if verb == DISCARD:
        return [m.hand_worth(changed(m.hand, a - DISCARD, -1)) for a in options]
    if draft or verb < COLOUR:
        return announced(m, draft, options)
    if verb == COLOUR:
        return [best_start(m, a - COLOUR) for a in options]
    return placed(m, verb, options)


def announced(m: Market, draft: tuple[Action, ...], options: list[Action]) -> list[float]:
    """The best turn that goes on with each."""
    best: dict[Action, float] = {}
    for plan in plans(m, Build(draft), draft):
        a = plan.actions[len(draft)]
        if a not in best or plan.worth > best[a]:
            best[a] = plan.worth
    return beside(options, best)


def taken(m: Market, options: list[Action]) -> list[float]:
    """A card, the pile or a barker."""
    return beside(options, {TAKE + card: worth for worth, card in picks(m, m.hand, m.s.display)})


def beside(options: list[Action], known: dict[Action, float]) -> list[float]:
    rest = min(known.values()) + UNPLANNED
    return [known.get(a, rest) for a in options]


# ------------------------------------------------------------------ first stands


def best_start(m: Market, colour: int) -> float:
    """What the best place for a stand of this colour is worth."""
    return max(spots(m, colour, m.s.look(), start_squares(m.s, m.seat, colour)))[0]


def placed(m: Market, verb: Action, options: list[Action]) -> list[float]:
    """Squares or sides for a first stand; a neutral one stands best where nobody would like it."""
    step = m.s.todo[-1]
    assert isinstance(step, StartSquare | StartSide)
    squares = 1 << step.square if isinstance(step, StartSide) else start_squares(m.s, step.owner, step.colour)
    sign = 1.0 if step.owner == m.seat else -1.0
    best: dict[Action, float] = {}
    for worth, square, side in spots(m, step.colour, m.s.look(), squares):
        a = SQUARE + square if verb == SQUARE else SIDE + side
        best[a] = max(sign * worth, best.get(a, sign * worth))
    return [best[a] for a in options]
