"""Authorising a build with cards: one that shows the section, or any three. KAI-CARD, KAI-DEC-4."""

from bedesten.core.ids import Action
from bedesten.kairo.build import carry_out
from bedesten.kairo.draft import ASK_COIN, ASK_KEEP, ASK_OWN, Build, ask_next
from bedesten.kairo.ids import CARD, COIN, EXPAND, HUES, KEEP
from bedesten.kairo.kernel import Announcement, State
from bedesten.kairo.money import joker_coins
from bedesten.kairo.numbers import DISCARD_FOR_ANY


def coins_for_joker(s: State, seat: int, build: Build) -> list[int]:
    """What a joker's coin can be, so that an expansion stays payable. KAI-CARD-5, KAI-CARD-9."""
    purse = s.purses[seat]
    if build.verb != EXPAND:
        return [coin for coin in range(HUES) if purse[coin] > 0]
    cost = s.size(seat * HUES + build.colour) + 1
    return joker_coins(purse, build.colour, cost, s.terms.mixed)


def pay_or_finish(s: State, seat: int) -> None:
    """An expansion is paid for; a main stand costs nothing. KAI-MAIN-10."""
    if s.draft[0] == EXPAND:
        ask_next(s, seat, ASK_OWN)
    else:
        carry_out(s, seat)


class ChooseCard(Announcement):
    """A card in hand that shows the tile's section, or `three`. KAI-CARD-1, KAI-CARD-3, KAI-CARD-4."""

    def options(self, s: State) -> list[Action]:
        rules = s.rules
        build = Build(s.draft)
        bit = 1 << build.square
        hand = s.hands[self.seat]
        fit = [card for card in range(rules.cards) if hand[card] > 0 and rules.shows[card] & bit]
        if any(rules.joker[card] for card in fit) and not coins_for_joker(s, self.seat, build):
            fit = [card for card in fit if not rules.joker[card]]
        if sum(hand) >= DISCARD_FOR_ANY and not (fit and s.terms.strict):
            fit.append(rules.cards)
        return [CARD + card for card in fit]

    def proceed(self, s: State) -> None:
        card = s.draft[-1] - CARD
        if card == s.rules.cards:
            if s.hand_size(self.seat) > DISCARD_FOR_ANY:
                ask_next(s, self.seat, ASK_KEEP)
            else:
                pay_or_finish(s, self.seat)
        elif s.rules.joker[card]:
            ask_next(s, self.seat, ASK_COIN)
        else:
            pay_or_finish(s, self.seat)


class ChooseKept(Announcement):
    """Which of four cards is not discarded with `three`. KAI-CARD-2."""

    def options(self, s: State) -> list[Action]:
        return [KEEP + card for card, held in enumerate(s.hands[self.seat]) if held > 0]

    def proceed(self, s: State) -> None:
        pay_or_finish(s, self.seat)


class ChooseJokerCoin(Announcement):
    """The colour of the coin a joker costs. KAI-CARD-9."""

    def options(self, s: State) -> list[Action]:
        return [COIN + coin for coin in coins_for_joker(s, self.seat, Build(s.draft))]

    def proceed(self, s: State) -> None:
        pay_or_finish(s, self.seat)
