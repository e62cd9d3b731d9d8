"""What one seat may know, and a full game that would look the same to it. KAI-HID."""

from bedesten.core import rules as contract
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSave
from bedesten.core.pile import take_nth
from bedesten.kairo.draft import ASK_ACTION
from bedesten.kairo.ids import HUES
from bedesten.kairo.kernel import State, Table
from bedesten.kairo.numbers import COIN_VALUE


class View:
    """The open table, how many cards everybody holds, and their own cards and coins.

    An announcement is nobody's business before it is complete (KAI-TURN-7): only its player sees it."""

    def __init__(
        self,
        seat: int,
        table: Table,
        cards: list[int],
        hands: list[list[int]],
        purses: list[list[int]],
        draft: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.table = table
        self.cards = cards  # by seat: how many building cards
        self.hands = hands  # by seat; empty where hidden
        self.purses = purses  # by seat; empty where hidden
        self.draft = draft


def view(s: State, seat: int) -> View:
    """Only what a Table has is copied: whatever else a State holds is hidden until the end. KAI-HID-1, -7."""
    table = Table(s.rules, s.players, s.terms)
    table.copy_from(s)
    if s.draft:
        table.todo[-1] = s.rules.asks[s.active][ASK_ACTION]
    over = not s.todo
    hands = [s.hands[p].copy() if over or p == seat else [] for p in range(s.players)]
    purses = [s.purses[p].copy() if over or p == seat else [] for p in range(s.players)]
    return View(
        seat, table, [sum(hand) for hand in s.hands], hands, purses, s.draft if seat == s.active else ()
    )


def peek(s: State, seat: int) -> View:
    """Nothing is copied, unless an announcement has to be hidden: the state is its own open table, of which a
    reader of views sees no more."""
    if s.draft and seat != s.active:
        return view(s, seat)
    over = not s.todo
    hands = [s.hands[p] if over or p == seat else [] for p in range(s.players)]
    purses = [s.purses[p] if over or p == seat else [] for p in range(s.players)]
    return View(seat, s, [sum(hand) for hand in s.hands], hands, purses, s.draft)


def imagine(v: View, dice: Dice) -> State:
    """Deal what this seat does not know at random. The announcement is made again by whoever settles this."""
    t = v.table
    s = State(t.rules, t.players, t.terms)
    s.copy_from(t)
    s.hands = [hand.copy() if hand else [0] * t.rules.cards for hand in v.hands]
    s.purses = [purse.copy() if purse else [0] * HUES for purse in v.purses]
    deal_cards(v, s, dice)
    deal_coins(v, s, dice)
    return s


def announce(game: contract.Rules[State, View], s: State, draft: tuple[int, ...]) -> None:
    """Make an announcement again, step by step. KAI-DEC-13."""
    for a in draft:
        if a not in s.offered:
            raise BadSave(f"draft has {game.lexicon.token(a)}: not possible in this position")
        game.apply(s, a)


def deal_cards(v: View, s: State, dice: Dice) -> None:
    """KAI-HID-6: some of the unknown cards into the other hands, the rest is the pile."""
    unknown = unknown_cards(v)
    left = sum(unknown)
    for seat in range(s.players):
        for _ in range(v.cards[seat] - sum(s.hands[seat])):
            s.hands[seat][take_nth(unknown, dice.below(left))] += 1
            left -= 1
    s.deck = unknown


def unknown_cards(v: View) -> list[int]:
    """All building cards but those in the display, the discard pile and the hands that are seen."""
    t = v.table
    unknown = t.rules.copies.copy()
    for card in t.display:
        unknown[card] -= 1
    for card in t.discards:
        unknown[card] -= 1
    for hand in v.hands:
        for card, count in enumerate(hand):
            unknown[card] -= count
    return unknown


def deal_coins(v: View, s: State, dice: Dice) -> None:
    """KAI-HID-6: what is neither in the bank nor seen is with the others, coin by coin with any of them."""
    hidden = [seat for seat in range(s.players) if not v.purses[seat]]
    for colour in range(HUES) if hidden else []:
        seen = sum(purse[colour] for purse in v.purses if purse)
        for _ in range(COIN_VALUE - s.bank[colour] - seen):
            s.purses[hidden[dice.below(len(hidden))]][colour] += 1
