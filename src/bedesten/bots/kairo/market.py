"""The market as one seat sees it, and what is worth how many points to it."""

from typing import Final

from bedesten.kairo.build import largest_rival
from bedesten.kairo.ids import GOLD, HUES, SILVER
from bedesten.kairo.kernel import NOBODY, State
from bedesten.kairo.numbers import COINS_PER_VP, HAND_LIMIT
from bedesten.kairo.places import Reach, growth
from bedesten.kairo.view import View, unknown_cards

KEPT: Final = 0.5  # how likely a medal is still held at the end
KEPT_AT_THE_END: Final = 0.9
ROB: Final = 0.5  # of what a rival loses, shared by all rivals
SPARE: Final = 0.45  # a coin that only replaces others
KEEN: Final = 1.3  # at most: a coin of which the next expansion is short
LAST_COIN: Final = 1 / COINS_PER_VP
TURNS: Final = 2  # that an expansion takes besides its coins, about
CARD: Final = 0.5  # any card
SITE: Final = 0.15  # of what could be built with it
NTH: Final = [1.0, 0.8, 0.55, 0.3]  # by how many better cards are in hand
AGAIN: Final = 0.6  # of a card that is there twice
BARKERS: Final = [0.0, 0.8, 1.3, 1.6, 1.8, 1.9, 1.95, 2.0]  # by how many are held
FIRST_STAND: Final = 3.0  # what a main stand is worth to a card


class Market:
    """What does not change while a turn is planned."""

    def __init__(self, s: State, seat: int, unknown: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.hand = s.hands[seat]
        self.purse = s.purses[seat]
        self.reach = Reach(s, seat)
        self.unknown = unknown  # cards that may come from the pile
        self.gain = [self.next_gain(colour) for colour in range(HUES)]
        self.sections = self.section_worths()
        self.cards = [self.card_worth(card) for card in range(s.rules.cards)]

    # --- expansions

    def stand(self, colour: int) -> int:
        return self.seat * HUES + colour

    def next_gain(self, colour: int) -> float:
        """The points of the next expansion of a stand; 0 where there is none or no room."""
        s, stand = self.s, self.stand(colour)
        if s.main[stand] < 0 or s.supply[colour] == 0 or growth(s, stand) == 0:
            return 0.0
        return self.points(colour, s.size(stand) + 1)

    def points(self, colour: int, size: int) -> float:
        """For the size at once, for medals at once and perhaps at the end. KAI-VP, KAI-MEDAL, KAI-SCORE."""
        s = self.s
        rival = largest_rival(s, self.stand(colour))
        worth = float(size)
        if size > rival:
            worth += self.medal(GOLD, s.gold[colour])
        if size >= rival:
            worth += self.medal(SILVER, s.silver[colour])
        return worth

    def medal(self, medal: int, holder: int) -> float:
        if holder == self.seat:
            return 0.0
        vp, kept = self.s.rules.medal_vp[medal], KEPT_AT_THE_END if self.s.ending else KEPT
        return vp * (1 + kept) + (vp * ROB / (self.s.players - 1) if holder != NOBODY else 0.0)

    # --- coins

    def coin(self, colour: int, nth: int) -> float:
        """The nth coin of a colour: more as long as the next expansion is short of it."""
        if self.s.ending:
            return LAST_COIN
        cost = self.s.size(self.stand(colour)) + 1
        if self.gain[colour] == 0.0 or nth > cost:
            return SPARE
        return max(SPARE, min(KEEN, self.gain[colour] / (cost + TURNS)))

    def coins(self, colour: int, count: int) -> float:
        """That many more, as far as the bank has them. KAI-BANK-3."""
        held = self.purse[colour]
        paid = min(count, self.s.bank[colour]) if self.s.terms.limited else count
        return sum(self.coin(colour, nth) for nth in range(held + 1, held + paid + 1))

    # --- cards

    def section_worths(self) -> list[float]:
        """By section: the best that could be built there."""
        s, in_section = self.s, self.s.rules.board.in_section
        first = 0.0
        for colour in range(HUES):
            if s.main[self.stand(colour)] < 0:
                first = FIRST_STAND
        best = [first] * len(in_section)
        for colour in range(HUES):
            gain = self.gain[colour]
            squares = growth(s, self.stand(colour)) if gain > 0.0 else 0
            for section in range(len(in_section)):
                if squares & in_section[section] and gain > best[section]:
                    best[section] = gain
        return best

    def card_worth(self, card: int) -> float:
        """A joker shows more and costs a coin. KAI-CARD-5."""
        rules = self.s.rules
        best = 0.0
        for section in rules.sections[card]:
            best = max(best, self.sections[section])
        return CARD + SITE * best - (SPARE if rules.joker[card] else 0.0)

    def held(self, hand: list[int]) -> list[float]:
        """What the cards of a hand are worth, the best first; the same card again is worth less."""
        worths: list[float] = []
        for card in range(len(hand)):
            worth = self.cards[card]
            for _ in range(hand[card]):
                worths.append(worth)
                worth *= AGAIN
        worths.sort(reverse=True)
        return worths

    def hand_worth(self, hand: list[int]) -> float:
        return summed(self.held(hand))

    def one_more(self, hand: list[int], held: list[float], card: int) -> float:
        """What a hand is worth with one more card."""
        worth = self.cards[card] * AGAIN ** hand[card]
        more = [*held, worth]
        more.sort(reverse=True)
        return summed(more)

    def card_loss(self, card: int) -> float:
        return self.hand_worth(self.hand) - self.hand_worth(changed(self.hand, card, -1))


def summed(held: list[float]) -> float:
    """The better cards count more; those above the limit not at all. KAI-DRAW-5."""
    total = 0.0
    for nth in range(min(HAND_LIMIT, len(held))):
        total += NTH[nth] * held[nth]
    return total


def market(v: View) -> Market:
    """As its own seat sees it."""
    return Market(seen(v), v.seat, unknown_cards(v))


def seen(v: View) -> State:
    """The position with empty hands where nothing is seen: enough for everything about this seat."""
    t = v.table
    s = State(t.rules, t.players, t.terms)
    s.copy_from(t)
    s.hands = [hand or [0] * t.rules.cards for hand in v.hands]
    s.purses = [purse or [0] * HUES for purse in v.purses]
    return s


def changed(hand: list[int], card: int, by: int) -> list[int]:
    other = hand.copy()
    other[card] += by
    return other
