"""What one seat may know, and a full game that would look the same to it. IST-HID-1."""

from bedesten.core.dice import Dice
from bedesten.core.ids import WATCHER
from bedesten.core.pile import take_nth
from bedesten.istanbul.kernel import State, Table


class View:
    """The open table, how many cards everybody holds, their own hand, and what else this seat may see."""

    def __init__(
        self, seat: int, table: Table, cards: list[int], hand: list[int], glimpses: list[list[int]]
    ) -> None:
        self.seat = seat
        self.table = table
        self.cards = cards  # by seat
        self.hand = hand  # by kind; empty for a watcher
        self.glimpses = glimpses  # of what expansions hide, by slot


def view(s: State, seat: int) -> View:
    """Only what a Table has is copied: whatever else a State holds stays hidden."""
    table = Table(s.rules, s.players)
    table.copy_from(s)
    hand = [] if seat == WATCHER else s.hands[seat].copy()
    glimpses = [secret.glimpse(seat) for secret in s.secrets]
    return View(seat, table, [sum(cards) for cards in s.hands], hand, glimpses)


def peek(s: State, seat: int) -> View:
    """Nothing is copied: the state is its own open table, of which a reader of views sees no more."""
    glimpses = [secret.glimpse(seat) for secret in s.secrets]
    hand: list[int] = [] if seat == WATCHER else s.hands[seat]
    return View(seat, s, s.count_cards(), hand, glimpses)


def imagine(v: View, dice: Dice) -> State:
    """Deal the cards this seat does not know at random: some into the other hands, the rest is the deck."""
    t = v.table
    s = State(t.rules, t.players)
    s.copy_from(t)
    unknown = unknown_cards(v)
    s.hands = []
    for seat in range(t.players):
        s.hands.append(v.hand.copy() if seat == v.seat else t.seats[seat].shown.copy())
    left = sum(unknown)
    for seat in range(t.players):
        for _ in range(v.cards[seat] - sum(s.hands[seat])):
            s.hands[seat][take_nth(unknown, dice.below(left))] += 1
            left -= 1
    s.deck = unknown
    for box, glimpse in zip(t.rules.boxes, v.glimpses, strict=True):
        s.secrets.append(box.imagine(t, v.seat, glimpse, dice))
    return s


def unknown_cards(v: View) -> list[int]:
    """All cards of the game but the discards, their own hand, and what others took face up."""
    t = v.table
    unknown = t.copies.copy()
    for card in t.discards:
        unknown[card] -= 1
    for seat in range(t.players):
        known = v.hand if seat == v.seat else t.seats[seat].shown
        for card, count in enumerate(known):
            unknown[card] -= count
    return unknown
