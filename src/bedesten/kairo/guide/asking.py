"""How the open decision is put to a person: its phase, its usual answer, what deserves a reason."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.kairo.announce import ChooseColour, ChooseSquare
from bedesten.kairo.authorise import ChooseCard, coins_for_joker
from bedesten.kairo.board import squares_in
from bedesten.kairo.draft import Build
from bedesten.kairo.draw import DiscardCard, TakeCard
from bedesten.kairo.guide.doors import steps_to
from bedesten.kairo.ids import (
    BAGGED,
    CARD,
    COIN,
    COLOUR,
    COLOURS,
    EXPAND,
    HUES,
    LURE,
    MAIN,
    MOVE,
    OTHER,
    SIDE,
    SQUARE,
    STANDS,
    TARGET,
)
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import ChooseTarget
from bedesten.kairo.numbers import DISCARD_FOR_ANY, DRAW_CARDS, HAND_LIMIT, SUBSTITUTES
from bedesten.kairo.paying import cost_of
from bedesten.kairo.setup import StartSide, StartSquare
from bedesten.kairo.turn import ChooseAction

NO_ACTION: Final = -1
FAR: Final = 1 << 20  # more steps than any market has; what cannot be reached is that far
PHASES: Final = ["start", "action", "tile", "cards", "payment", "customer", "draw"]
STEP_PHASES: Final = {
    "StartColour": "start",
    "StartSquare": "start",
    "StartSide": "start",
    "ChooseAction": "action",
    "ChooseColour": "tile",
    "ChooseSquare": "tile",
    "ChooseSide": "tile",
    "ChooseCard": "cards",
    "ChooseKept": "cards",
    "ChooseJokerCoin": "payment",
    "ChooseOwn": "payment",
    "ChooseOther": "payment",
    "ChooseTarget": "customer",
    "TakeCard": "draw",
    "DiscardCard": "draw",
}
# what was seen, where it is not a card: the neutral stand that comes next
BARRIERS: Final = {BAGGED // SPAN: "ui.undo_neutral"}


def usual(s: State) -> Action:
    """Where the door of a stand lies, how a build is authorised and paid with the least; else NO_ACTION."""
    answer = USUAL.get(type(s.todo[-1]).__name__) if s.todo else None
    return NO_ACTION if answer is None else answer(s)


def usual_card(s: State) -> Action:
    """A card that costs nothing else, then a joker, last any three. KAI-CARD-1."""
    costs = [*[int(joker) for joker in s.rules.joker], DISCARD_FOR_ANY]
    return min(s.offered, key=lambda a: costs[a - CARD])


def usual_coin(s: State) -> Action:
    """The joker takes a coin of which there are most."""
    purse = s.purses[s.active]
    return max(s.offered, key=lambda a: purse[a - COIN])


def usual_own(s: State) -> Action:
    """As many of the stand's colour as possible: the fewest coins in all. KAI-PAY-3."""
    return s.offered[-1]


def usual_other(s: State) -> Action:
    """Replacement coins come from wherever most are left; of one colour if that was agreed. KAI-PAY-4."""
    build = Build(s.draft)
    colours = build.other_colours()[len(build.others) :]
    left = dict(zip(colours, [build.purse_left(s, s.active)[colour] for colour in colours], strict=True))
    before = left[colours[0]]
    for _ in range(build.missing(cost_of(s, s.active, build))):
        left[max(left, key=lambda colour: left[colour])] -= 1
    wanted = OTHER + before - left[colours[0]]
    return wanted if wanted in s.offered else s.offered[-1]


def facts(s: State) -> dict[str, object]:
    """The first stand that is being placed: its colour, and its square while its entrance is asked."""
    step = s.todo[-1] if s.todo else None
    if not isinstance(step, StartSquare | StartSide):
        return {}
    told: dict[str, object] = {"colour": COLOURS[step.colour]}
    if isinstance(step, StartSide):
        told["square"] = s.rules.plan.square_names()[step.square]
    return told


def asked(s: State, seat: int) -> dict[str, object]:
    """What a payment has to reach and may be made of; how many cards a draw may leave in the hand."""
    step = s.todo[-1] if s.todo else None
    if step is None or step.seat != seat:
        return {}
    if isinstance(step, TakeCard | DiscardCard):
        waiting = sum(isinstance(one, TakeCard) for one in s.todo)
        return {"limit": HAND_LIMIT, "nth": DRAW_CARDS + 1 - waiting}
    return payment(s, seat) if type(step).__name__ in PAYING else {}


def payment(s: State, seat: int) -> dict[str, object]:
    """KAI-PAY-1, KAI-PAY-3, KAI-PAY-4, KAI-PAY-8, KAI-CARD-2, KAI-CARD-9. A stand that is only placed costs
    no coins."""
    build = Build(s.draft)
    names = zip(s.rules.card_names, s.rules.joker, s.hands[seat], strict=True)
    fees = [COLOURS[coin] for coin in coins_for_joker(s, seat, build)]
    return {
        "cost": cost_of(s, seat, build) if build.verb == EXPAND else 0,
        "least": LEAST_OWN,
        "each": SUBSTITUTES,
        "mixed": s.terms.mixed,
        "discards": DISCARD_FOR_ANY,
        "fees": {name: fees for name, joker, held in names if joker and held},
    }


def usual_side(s: State) -> Action:
    """The door lies where the customer of its colour is nearest; the first side if it cannot come."""
    step = s.todo[-1]
    if isinstance(step, StartSide):
        colour, square = step.colour, step.square
    else:
        colour, square = s.draft[1] - COLOUR, s.draft[2] - SQUARE
    beside = s.rules.board.beside[square]
    walks = {a: steps_to(s, colour, beside[a - SIDE]) for a in s.offered}
    return min(walks, key=lambda a: walks[a] % FAR)


LEAST_OWN: Final = 1  # coins of the stand's colour
PAYING: Final = ("ChooseCard", "ChooseKept", "ChooseJokerCoin", "ChooseOwn", "ChooseOther")
USUAL: Final = {
    "ChooseSide": usual_side,
    "StartSide": usual_side,
    "ChooseCard": usual_card,
    "ChooseJokerCoin": usual_coin,
    "ChooseOwn": usual_own,
    "ChooseOther": usual_other,
}


def worth_explaining(s: State, seat: int) -> list[Action]:
    """What a person might look for here: if it is not offered, the reason should be at hand."""
    if not s.todo or s.todo[-1].seat != seat:
        return []
    return sorted(set(looked_for(s, seat)) - set(s.offered))


def looked_for(s: State, seat: int) -> list[Action]:
    step = s.todo[-1]
    if isinstance(step, ChooseAction):
        return [MAIN, EXPAND, MOVE] if s.ending else [MAIN, EXPAND, MOVE, LURE]
    if isinstance(step, ChooseColour):
        return [COLOUR + colour for colour in range(HUES)]
    if isinstance(step, ChooseSquare) and s.draft[0] == EXPAND:
        stand = seat * HUES + s.draft[1] - COLOUR
        return [SQUARE + square for square in squares_in(s.edges[stand] & ~s.tiles[stand])]
    if isinstance(step, ChooseCard):
        return [CARD + card for card, held in enumerate(s.hands[seat]) if held > 0]
    if isinstance(step, ChooseTarget):
        return [TARGET + stand for stand in range(STANDS) if s.door[stand] >= 0]
    return []
