"""What puzzles of the base game aim at; whatever is played with it has it too."""

from fractions import Fraction

from bedesten.istanbul.encounters import is_used
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import changed, total
from bedesten.puzzles.aims import Aim


def goods(s: State, seat: int) -> int:
    return total(s.seats[seat].goods)


def cards(s: State, seat: int) -> int:
    return total(s.hands[seat])


MEASURES = {
    "rubies": lambda s, seat: s.seats[seat].rubies,
    "lira": lambda s, seat: s.seats[seat].lira,
    "goods": goods,
    "bonus_cards": cards,
    "capacity": lambda s, seat: s.seats[seat].capacity,
    "mosque_tiles": lambda s, seat: s.seats[seat].tiles.bit_count(),
}
HALF = Fraction(1, 2)
AIMS = [
    Aim("rubies", HALF),
    Aim("lira", Fraction(1)),
    Aim("goods", HALF),
    Aim("bonus_cards", HALF),
    Aim("lira", Fraction(1), after="rubies"),
    Aim("goods", HALF, after="rubies"),
    Aim("lira", Fraction(1), after="mosque_tiles"),
    Aim("goods", HALF, after="mosque_tiles"),
    Aim("lira", Fraction(1), after="capacity"),
    Aim("goods", HALF, after="capacity"),
    Aim("goods", HALF, after="bonus_cards"),
    Aim("lira", Fraction(1), after="bonus_cards"),
]


def put_back(s: State, seat: int) -> None:
    """Of the rivals' cards only those stay that were taken face up."""
    for other in range(s.players):
        if other != seat:
            shown = s.seats[other].shown
            s.deck = [n + held - known for n, held, known in zip(s.deck, s.hands[other], shown, strict=True)]
            s.hands[other] = shown.copy()
    s.deck_size = sum(s.deck)


take_back = put_back


def overlook(s: State, seat: int) -> None:
    """In a turn of the seat's nothing is asked of rivals, and what they can pay with is of no use to it; with
    an expansion it may be. What they have taken from a supply is missing there."""
    if s.sides:
        return
    for other in range(s.players):
        if other != seat:
            rival = s.seats[other]
            rival.lira = rival.out = 0
            rival.goods, rival.stack = [0] * len(rival.goods), ()


def forget(s: State) -> None:
    """Where a token has been rolled to does not matter in a turn in which it has been met. IST-ENC-7."""
    for token, place in enumerate(s.tokens):
        if place and is_used(s, token):
            s.tokens = changed(s.tokens, token, -place)
