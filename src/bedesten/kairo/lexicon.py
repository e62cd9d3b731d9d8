"""The words of the game's actions, for one board. KAI-DEC-17."""

from bedesten.core.ids import Action
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Lexicon, Numbers
from bedesten.kairo import ids
from bedesten.kairo.numbers import MOST_OTHER, MOST_SIZE
from bedesten.kairo.plan import Plan

COLOUR = Kind("colour", ids.COLOURS, shape="colour")
SIDE = Kind("side", ids.SIDES, shape="side")
OWN = Numbers(
    "number of coins", [UNUSED, *[str(n) for n in range(1, MOST_SIZE + 1)]], shape="number", field="count"
)
OTHER = Numbers(
    "number of other coins", [str(n) for n in range(MOST_OTHER + 1)], shape="number", field="count"
)
SEAT = Numbers("seat", ids.OWNERS[: ids.NEUTRAL], shape="seat", field="other")


class TargetKind(Kind):
    """`0-red`: the red stand of seat 0, or of nobody."""

    def __init__(self) -> None:
        words = [f"{owner}-{colour}" for owner in ids.OWNERS for colour in ids.COLOURS]
        super().__init__("target", words, shape="stand")

    def fields(self, argument: int) -> dict[str, object]:
        owner, colour = divmod(argument, len(ids.COLOURS))
        return {"other": owner if owner != ids.NEUTRAL else "neutral", "colour": ids.COLOURS[colour]}


TARGET = TargetKind()


class BuildingKind(Kind):
    """Building cards. Their names are words of the notation: what is said of them is what they open."""

    def __init__(self, name: str, words: list[str], opens: list[str]) -> None:
        super().__init__(name, words, shape="building", field="building")
        self.opens = opens

    def fields(self, argument: int) -> dict[str, object]:
        return {self.field: self.opens[argument]} if argument < len(self.opens) else {}


VERBS: list[tuple[Action, str, Kind]] = [
    (ids.MAIN, "main", NOTHING),
    (ids.EXPAND, "expand", NOTHING),
    (ids.MOVE, "move", NOTHING),
    (ids.LURE, "lure", NOTHING),
    (ids.DRAW, "draw", NOTHING),
    (ids.DROP, "drop", NOTHING),
    (ids.COLOUR, "colour", COLOUR),
    (ids.SIDE, "side", SIDE),
    (ids.COIN, "coin", COLOUR),
    (ids.OWN, "own", OWN),
    (ids.OTHER, "other", OTHER),
    (ids.TARGET, "target", TARGET),
    (ids.CUSTOMER, "*customer", COLOUR),
    (ids.START, "*start", SEAT),
    (ids.BAGGED, "*neutral", COLOUR),
]


def lexicon_of(plan: Plan) -> Lexicon:
    """Squares and building cards are those of the board. KAI-BOARD-10, KAI-CARDS-6."""
    cards = [card.name for card in plan.building_cards()]
    opens = [plan.opens(card) for card in plan.building_cards()]
    building = BuildingKind("building card", cards, opens)
    lexicon = Lexicon()
    for verb, name, kind in VERBS:
        lexicon.add(verb, name, kind)
    lexicon.add(ids.SQUARE, "square", Kind("square", plan.square_names(), shape="square"))
    lexicon.add(ids.CARD, "card", BuildingKind("authorisation", [*cards, "three"], opens))
    lexicon.add(ids.KEEP, "keep", building)
    lexicon.add(ids.TAKE, "take", BuildingKind("source", [*cards, "pile", "barker"], opens))
    lexicon.add(ids.DISCARD, "discard", building)
    lexicon.add(ids.DEALT, "*draw", building)
    lexicon.add(ids.DISPLAYED, "*display", building)
    return lexicon
