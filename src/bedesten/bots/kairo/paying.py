"""The cheapest coins and cards for a build."""

from typing import Final

from bedesten.bots.kairo.market import SPARE, Market
from bedesten.core.ids import Action
from bedesten.kairo import ids
from bedesten.kairo.draft import NONE, Build
from bedesten.kairo.ids import EXPAND, HUES
from bedesten.kairo.money import joker_coins, least_own, without_coin
from bedesten.kairo.numbers import DISCARD_FOR_ANY, SUBSTITUTES

NOT_AT_ALL: Final = 1000.0


class Price:
    """What is announced and what it is worth."""

    def __init__(self, loss: float, actions: tuple[Action, ...], coin: int = NONE) -> None:
        self.loss = loss
        self.actions = actions
        self.coin = coin  # of a joker


def least(prices: list[Price]) -> Price:
    return min(prices, key=lambda price: price.loss, default=Price(NOT_AT_ALL, ()))


# ------------------------------------------------------------------ cards


def authorisations(m: Market, verb: Action, colour: int, square: int, said: Build) -> list[Price]:
    """Every card that shows the section, and any three. KAI-CARD-1; what is already said stays."""
    rules = m.s.rules
    prices: list[Price] = []
    for card, held in enumerate(m.hand):
        if held > 0 and rules.shows[card] >> square & 1 and said.card in (NONE, card):
            if rules.joker[card]:
                prices += with_joker(m, card, joker_colours(m, verb, colour), said)
            else:
                prices.append(Price(m.card_loss(card), (ids.CARD + card,)))
    only_without = prices and m.s.terms.strict  # KAI-CARD-3
    if sum(m.hand) >= DISCARD_FOR_ANY and said.card in (NONE, rules.cards) and not only_without:
        prices.append(with_three(m, said))
    return prices


def joker_colours(m: Market, verb: Action, colour: int) -> list[int]:
    """KAI-CARD-9: an expansion must stay payable."""
    if verb == EXPAND:
        return joker_coins(m.purse, colour, m.s.size(m.stand(colour)) + 1, m.s.terms.mixed)
    return [coin for coin in range(HUES) if m.purse[coin] > 0]


def with_joker(m: Market, card: int, colours: list[int], said: Build) -> list[Price]:
    loss = m.card_loss(card)
    return [
        Price(loss + m.coin(coin, m.purse[coin]), (ids.CARD + card, ids.COIN + coin), coin)
        for coin in colours
        if said.coin in (NONE, coin)
    ]


def with_three(m: Market, said: Build) -> Price:
    """Of four cards the best is kept. KAI-CARD-2."""
    three = ids.CARD + m.s.rules.cards
    if sum(m.hand) == DISCARD_FOR_ANY:
        return Price(m.hand_worth(m.hand), (three,))
    held = [card for card, count in enumerate(m.hand) if count > 0]
    best = said.kept if said.kept != NONE else max(held, key=lambda card: m.cards[card])
    return Price(m.hand_worth(m.hand) - m.cards[best], (three, ids.KEEP + best))


# ------------------------------------------------------------------ coins


def payment(m: Market, colour: int, coin: int, said: Build) -> Price:
    """The cheapest way to pay for an expansion, after a joker's coin. KAI-PAY; what is said stays."""
    cost = m.s.size(m.stand(colour)) + 1
    purse = m.purse if coin == NONE else without_coin(m.purse, coin)
    lowest = least_own(purse, colour, cost, m.s.terms.mixed)
    amounts = range(lowest, min(cost, purse[colour]) + 1) if said.own == NONE else [said.own]
    return least([paid(m, colour, purse, own, SUBSTITUTES * (cost - own), said.others) for own in amounts])


def paid(m: Market, colour: int, purse: list[int], own: int, missing: int, said: list[int]) -> Price:
    """That many of their coins; the others in turn, the least missed first. KAI-PAY-3, KAI-PAY-4."""
    others = [other for other in range(HUES) if other != colour]
    counts = [*said, *[0] * (len(others) - len(said))]
    missing -= sum(said)
    loss = SPARE * own
    later = others[len(said) :]
    step = 1 if m.s.terms.mixed else missing
    while missing > 0:
        left = {other: purse[other] - counts[others.index(other)] for other in later}
        best = min(
            (other for other in later if left[other] >= step), key=lambda other: m.coin(other, left[other])
        )
        counts[others.index(best)] += step
        loss += m.coin(best, left[best]) * step
        missing -= step
    return Price(loss, (ids.OWN + own, *named(counts)))


def named(counts: list[int]) -> list[Action]:
    """Colours after the last one that is paid with are not asked for. KAI-DEC-6."""
    while counts and counts[-1] == 0:
        counts = counts[:-1]
    return [ids.OTHER + count for count in counts]
