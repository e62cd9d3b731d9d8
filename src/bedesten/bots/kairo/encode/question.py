"""What is being asked in Kairo, and what has been announced so far: of the viewer's own announcement."""

from typing import Final

from bedesten.bots.encode.pieces import ONE, ZERO, Scale, one_hot, packed
from bedesten.core.ids import SPAN
from bedesten.kairo import draft
from bedesten.kairo.draft import NONE, Build
from bedesten.kairo.ids import (
    CARD,
    COIN,
    COLOUR,
    COLOURS,
    EXPAND,
    HUES,
    KEEP,
    LURE,
    NEUTRAL,
    OTHER,
    OWN,
    SIDE,
    SIDES,
    SQUARE,
)
from bedesten.kairo.kernel import Announcement, Rules
from bedesten.kairo.numbers import DISCARD_FOR_ANY
from bedesten.kairo.setup import StartSide, StartSquare
from bedesten.kairo.view import View

ASKED: Final = ["action", "colour", "square", "side", "card", "keep", "coin", "own", "other", "target"]
STEPS: Final = ["TakeCard", "DiscardCard", "StartColour", "StartSquare", "StartSide", "none"]
VERBS: Final = ["main", "expand", "move", "lure"]
# by verb of what was said last: what comes next, wherever that is all it depends on
NEXT: Final = {
    COLOUR: draft.ASK_SQUARE,
    SIDE: draft.ASK_CARD,
    KEEP: draft.ASK_OWN,
    COIN: draft.ASK_OWN,
    OWN: draft.ASK_OTHER,
    OTHER: draft.ASK_OTHER,
}


def asked(v: View) -> int:
    """The number of the question, for the viewer: of somebody else's announcement they see the first."""
    if v.draft:
        return following(v)
    todo = v.table.todo
    if not todo:
        return len(ASKED) + STEPS.index("none")
    step = todo[-1]
    if isinstance(step, Announcement):
        return 0
    name = type(step).__name__
    return len(ASKED) + STEPS.index(name if name in STEPS else "none")


def following(v: View) -> int:
    """What is asked after the last word of an announcement."""
    last = v.draft[-1]
    verb = last - last % SPAN
    if len(v.draft) == 1:
        return draft.ASK_TARGET if last == LURE else draft.ASK_COLOUR
    if verb == SQUARE:
        return draft.ASK_CARD if v.draft[0] == EXPAND else draft.ASK_SIDE
    if verb == CARD:
        return after_card(v, last - CARD)
    return NEXT[verb]


def after_card(v: View, card: int) -> int:
    rules = v.table.rules
    if card == rules.cards:
        return draft.ASK_KEEP if v.cards[v.seat] > DISCARD_FOR_ANY else draft.ASK_OWN
    return draft.ASK_COIN if rules.joker[card] else draft.ASK_OWN


class Question:
    """The question, then what was announced or begun, as a row."""

    def __init__(self, rules: Rules) -> None:
        self.kinds = one_hot(len(ASKED) + len(STEPS))
        self.verbs, self.colours, self.sides = one_hot(len(VERBS)), one_hot(HUES), one_hot(len(SIDES))
        self.cards, self.seven = one_hot(rules.cards + 1), Scale(7)
        cards = [*rules.card_names, "three"]
        self.names = [
            *[f"question:{name}" for name in [*ASKED, *STEPS]],
            *[f"announced:{verb}" for verb in VERBS],
            *[f"announced:{colour}" for colour in COLOURS],
            *[f"announced:{side}" for side in SIDES],
            *[f"announced:{card}" for card in cards],
            *[f"announced.kept:{card}" for card in cards],
            *[f"announced.coin:{colour}" for colour in COLOURS],
            "announced.own",
            "announced.others",
            "announced.colours",
            "announced.neutral",
        ]
        said = len(self.names) - len(ASKED) - len(STEPS)
        self.nothing = packed([0.0] * said)
        self.unsaid = packed([0.0] * (said - len(VERBS) - HUES - 1))  # between the colour and the last field

    def see(self, v: View, row: list[bytes]) -> int:
        """Adds the pieces; the square that was announced, -1 for none."""
        row.append(self.kinds[asked(v)])
        if v.draft:
            return self.announced(v, row)
        step = v.table.todo[-1] if v.table.todo else None
        if isinstance(step, StartSquare):
            return self.begun(step.owner, step.colour, NONE, row)
        if isinstance(step, StartSide):
            return self.begun(step.owner, step.colour, step.square, row)
        row.append(self.nothing)
        return NONE

    def announced(self, v: View, row: list[bytes]) -> int:
        build = Build(v.draft)
        row.append(self.verbs[build.verb // SPAN])
        row.append(self.colours[build.colour])
        row.append(self.sides[build.side])
        row.append(self.cards[build.card])
        row.append(self.cards[build.kept])
        row.append(self.colours[build.coin])
        row.append(self.seven.of(max(0, build.own)))
        row.append(self.seven.of(sum(build.others)))
        row.append(self.seven.of(len(build.others)))
        row.append(ZERO)
        return build.square

    def begun(self, owner: int, colour: int, square: int, row: list[bytes]) -> int:
        """One of the first stands."""
        row.append(self.verbs[0])
        row.append(self.colours[colour])
        row.append(self.unsaid)
        row.append(ONE if owner == NEUTRAL else ZERO)
        return square
