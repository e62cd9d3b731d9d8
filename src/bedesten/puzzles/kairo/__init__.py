"""What puzzles of Kairo aim at."""

from fractions import Fraction

from bedesten.kairo.draw import ShowCard
from bedesten.kairo.kernel import State
from bedesten.puzzles.aims import Aim


def medals(s: State, seat: int) -> int:
    return s.gold.count(seat) + s.silver.count(seat)


def coins(s: State, seat: int) -> int:
    return sum(s.purses[seat])


def sections(s: State, seat: int) -> int:
    """How many sections its cards show."""
    return len({one for card, n in enumerate(s.hands[seat]) if n for one in s.rules.sections[card]})


MEASURES = {
    "points": lambda s, seat: s.vp[seat],
    "coins": coins,
    "building_cards": lambda s, seat: sum(s.hands[seat]),
    "barkers": lambda s, seat: s.barkers[seat],
    "medals": medals,
    "sections": sections,
}
HALF = Fraction(1, 2)
PLENTY = 20  # cards in a pile that does not run out in a turn
AIMS = [
    Aim("points", HALF),
    Aim("coins", HALF),
    Aim("coins", HALF, after="points"),
    Aim("building_cards", HALF, after="points"),
    Aim("points", HALF, after="medals"),
    Aim("coins", HALF, after="medals"),
    Aim("points", HALF, after="coins"),
    Aim("sections", HALF, now=True),
]


def put_back(s: State, seat: int) -> None:
    """The rivals' building cards lie in the pile, their coins in the bank."""
    for other in range(s.players):
        if other != seat:
            s.bank = [n + held for n, held in zip(s.bank, s.purses[other], strict=True)]
            s.purses[other] = [0] * len(s.purses[other])
    take_back(s, seat)


def take_back(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            s.deck = [n + held for n, held in zip(s.deck, s.hands[other], strict=True)]
            s.hands[other] = [0] * len(s.hands[other])
    s.deck_size = sum(s.deck)


def settle(s: State, first: bool) -> None:
    """A card that comes after the seat's first action is used by nobody before its next turn ends: a turn is
    one action (KAI-TURN-1), and rivals began theirs with nothing in hand. So it does not matter which it is,
    and whoever draws takes one from the pile."""
    if first and not isinstance(s.todo[-1], ShowCard):
        return
    s.display = []
    s.deck = [PLENTY, *[0] * (len(s.deck) - 1)]
    s.deck_size = PLENTY
    s.discards = []
    while s.todo[-2:] and all(isinstance(step, ShowCard) for step in s.todo[-2:]):
        s.todo.pop()
