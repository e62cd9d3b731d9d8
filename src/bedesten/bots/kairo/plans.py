"""Whole turns, each with what it is worth: builds, lures, a draw, dropping out."""

from typing import Final

from bedesten.bots.kairo.market import BARKERS, Market, changed, summed
from bedesten.bots.kairo.paying import Price, authorisations, least, payment
from bedesten.core.ids import Action
from bedesten.kairo.board import squares_in
from bedesten.kairo.draft import NONE, Build
from bedesten.kairo.ids import (
    COLOUR,
    DRAW,
    DROP,
    EXPAND,
    HUES,
    LURE,
    MAIN,
    MOVE,
    NEUTRAL,
    SIDE,
    SQUARE,
    TARGET,
)
from bedesten.kairo.lure import prices
from bedesten.kairo.numbers import COMMISSION, NEUTRAL_INCOME, START_STANDS
from bedesten.kairo.places import expand_squares, main_squares, move_squares, without
from bedesten.kairo.sites import Sites

ROOM: Final = 0.3  # a square into which a stand can grow
ENOUGH_ROOM: Final = 4
NEAR: Final = 0.6  # an entrance near the customer of its colour
STEPS: Final = 4  # that near
AT_HAND: Final = 0.5  # a card in hand shows where the stand can grow
HOPE: Final = 0.3  # of the points of its first expansion, for a new stand
MOVED: Final = 1.0  # for a stand that is no longer blocked
ENVY: Final = 0.3  # a coin that a rival gets


class Plan:
    """A whole turn as it is announced."""

    def __init__(self, worth: float, actions: tuple[Action, ...]) -> None:
        self.worth = worth
        self.actions = actions


def plans(m: Market, said: Build, begun: tuple[Action, ...]) -> list[Plan]:
    """Every turn that goes on as it was begun."""
    verbs = begun[:1] or (EXPAND, MAIN, MOVE, LURE, DRAW, DROP)
    turns: list[Plan] = []
    for verb in verbs:
        if verb == EXPAND:
            turns += expansions(m, said)
        elif verb in (MAIN, MOVE):
            turns += placements(m, verb, said)
        elif m.s.ending:
            turns.append(Plan(0.0, (DROP,)))
        elif verb == LURE:
            turns += lures(m)
        elif verb == DRAW:
            turns.append(Plan(drawn(m), (DRAW,)))
    return turns


def one_or_all(said: int, count: int) -> list[int]:
    return list(range(count)) if said == NONE else [said]


# ------------------------------------------------------------------ builds


def expansions(m: Market, said: Build) -> list[Plan]:
    """For every stand and section the square with the most room."""
    turns: list[Plan] = []
    for colour in one_or_all(said.colour, HUES):
        if m.gain[colour] == 0.0 or m.purse[colour] == 0:
            continue
        squares = expand_squares(m.s, m.seat, colour, m.reach)
        for square in roomiest(m, colour, squares if said.square == NONE else 1 << said.square):
            start = (EXPAND, COLOUR + colour, SQUARE + square)
            worth = m.gain[colour] + ROOM * room(m.s.look(), colour, square)
            for card in authorisations(m, EXPAND, colour, square, said):
                price = payment(m, colour, card.coin, said)
                turns.append(Plan(worth - card.loss - price.loss, (*start, *card.actions, *price.actions)))
    return turns


def roomiest(m: Market, colour: int, squares: int) -> list[int]:
    """Of every section: cards tell no squares apart that lie in one."""
    board, sites = m.s.rules.board, m.s.look()
    best: dict[int, int] = {}
    for square in squares_in(squares):
        section = board.section[square]
        if section not in best or room(sites, colour, square) > room(sites, colour, best[section]):
            best[section] = square
    return list(best.values())


def room(sites: Sites, colour: int, square: int) -> int:
    """How many squares a tile here gives its stand to grow into, as far as that matters."""
    board = sites.board
    return min(ENOUGH_ROOM, (board.near[square] & sites.free & board.zones[colour]).bit_count())


def placements(m: Market, verb: Action, said: Build) -> list[Plan]:
    """For every colour the best place, with the cards it needs."""
    turns: list[Plan] = []
    for colour in one_or_all(said.colour, HUES):
        stand = m.stand(colour)
        if (m.s.main[stand] < 0) != (verb == MAIN):
            continue
        if verb == MAIN:
            sites, squares = m.s.look(), main_squares(m.s, colour, m.reach.some)
        else:
            squares = move_squares(m.s, m.seat, colour, m.reach.some)
            sites = without(m.s, stand) if squares else m.s.look()
        turns += placed(m, verb, colour, sites, squares, said)
    return turns


def placed(m: Market, verb: Action, colour: int, sites: Sites, squares: int, said: Build) -> list[Plan]:
    best: list[Plan] = []
    cards: dict[int, Price] = {}  # by section
    for worth, square, side in spots(m, colour, sites, squares if said.square == NONE else 1 << said.square):
        if said.side in (NONE, side):
            section = sites.board.section[square]
            if section not in cards:
                cards[section] = least(authorisations(m, verb, colour, square, said))
            worth += stand_worth(m, verb, colour) - cards[section].loss
            if not best or worth > best[0].worth:
                actions = (verb, COLOUR + colour, SQUARE + square, SIDE + side, *cards[section].actions)
                best = [Plan(worth, actions)]
    return best


def stand_worth(m: Market, verb: Action, colour: int) -> float:
    """What a stand of size 1 promises; in the end phase nothing without coins and another card."""
    if m.s.supply[colour] == 0 or (m.s.ending and (m.purse[colour] == 0 or sum(m.hand) < 2)):
        return -START_STANDS
    return HOPE * m.points(colour, 2) + (MOVED if verb == MOVE else 0.0)


# ------------------------------------------------------------------ where a stand is well placed


def spots(m: Market, colour: int, sites: Sites, squares: int) -> list[tuple[float, int, int]]:
    """What a place is worth, its square and the side of the entrance."""
    board, close = sites.board, near_customer(m, colour)
    places: list[tuple[float, int, int]] = []
    for square in squares_in(squares):
        grows = board.near[square] & sites.free & board.zones[colour]
        doors = sites.entrances(square)
        for side, door in enumerate(board.beside[square]):
            if door >= 0 and doors >> door & 1:
                left = grows & ~(1 << door)
                worth = ROOM * min(ENOUGH_ROOM, left.bit_count())
                worth += NEAR * (close >> door & 1) + (AT_HAND if left & m.reach.plain else 0.0)
                places.append((worth, square, side))
    return places


def near_customer(m: Market, colour: int) -> int:
    """Market squares from which the customer of a colour is easily lured."""
    some = 0
    if m.s.customers[colour] >= 0:
        for layer in m.s.ground.layers(m.s.customers[colour], 0)[: STEPS + 1]:
            some |= layer
    return some


# ------------------------------------------------------------------ lures and cards


def lures(m: Market) -> list[Plan]:
    """Coins for one's stands, and a commission at others'. KAI-INC."""
    held = m.s.barkers[m.seat]
    turns: list[Plan] = []
    for stand, price in enumerate(prices(m.s)):
        if 0 <= price <= held:
            worth = income(m, stand) - (BARKERS[held] - BARKERS[held - price])
            turns.append(Plan(worth, (LURE, TARGET + stand)))
    return turns


def income(m: Market, stand: int) -> float:
    owner, colour = divmod(stand, HUES)
    if owner == NEUTRAL:
        return m.coins(colour, NEUTRAL_INCOME)
    if owner == m.seat:
        return m.coins(colour, m.s.size(stand))
    return m.coins(colour, COMMISSION) - ENVY * m.s.size(stand) / (m.s.players - 1)


def drawn(m: Market) -> float:
    """Two cards, each the best there is. KAI-DRAW-1."""
    first, card = picks(m, m.hand, m.s.display)[0]
    rest, hand = m.s.display, m.hand
    if card < m.s.rules.cards:
        rest, hand = [other for other in m.s.display if other != card], changed(m.hand, card, 1)
    return first + picks(m, hand, rest)[0][0]


def picks(m: Market, hand: list[int], display: list[int]) -> list[tuple[float, int]]:
    """What may be taken, by worth: a card of the display, the pile or a barker."""
    cards, held = m.s.rules.cards, m.held(hand)
    before = summed(held)
    offered = [(m.one_more(hand, held, card) - before, card) for card in set(display)]
    offered.append((from_pile(m, hand, held) - before, cards))
    if m.s.barker_supply > 0:
        barkers = m.s.barkers[m.seat]
        offered.append((BARKERS[barkers + 1] - BARKERS[barkers], cards + 1))
    return sorted(offered, key=lambda pick: (-pick[0], pick[1]))


def from_pile(m: Market, hand: list[int], held: list[float]) -> float:
    """What a hand is worth with a card that nobody has seen, on average."""
    total, left = 0.0, 0
    for card in range(m.s.rules.cards):
        if m.unknown[card] > 0:
            total += m.unknown[card] * m.one_more(hand, held, card)
            left += m.unknown[card]
    return total / left if left > 0 else summed(held)
