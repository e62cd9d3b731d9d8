"""What of a player's position in Kairo tells whether they will win, as numbers."""

from typing import Final

from bedesten.kairo.build import largest_rival
from bedesten.kairo.ids import GOLD, HUES, SILVER
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import prices
from bedesten.kairo.money import payable
from bedesten.kairo.numbers import BARKERS, EXPANSIONS, HAND_LIMIT, LOW_LEVEL
from bedesten.kairo.places import Reach, affordable, growth
from bedesten.kairo.scoring import medal_points

FEATURES: Final = [
    "points",
    "points_late",  # those that count more when the end is near
    "medals",
    "medals_late",
    "coins",
    "coins_late",
    "stands",
    "size",  # of all stands: what customers bring
    "in_funds",  # the points of the best expansion that can be paid for
    "at_once",  # and for which there is a card too
    "income",  # the most that a customer brings now
    "near",  # their stands that are the nearest to their customer
    "cards",
    "barker",  # the first
    "more_barkers",
    "waits",  # turns until their own
    "seated",  # after the start player
]


def features(s: State, seat: int) -> list[float]:
    """Beside their names."""
    late = lateness(s)
    coins = sum(s.purses[seat])
    medals = float(medal_points(s, seat))
    points = float(s.vp[seat])
    barkers = s.barkers[seat]
    values = [
        points,
        points * late,
        medals,
        medals * late,
        float(coins),
        coins * late,
    ]
    values += stand_features(s, seat)
    values += lure_features(s, seat)
    values += [
        float(min(HAND_LIMIT, s.hand_size(seat))),
        float(min(1, barkers)),
        float(max(0, barkers - 1)),
        float((seat - s.active) % s.players),
        float((seat - s.start) % s.players),
    ]
    return values


def lateness(s: State) -> float:
    """From 0 to 1: how near the supply is to the end of the game. KAI-END-1."""
    lowest, second = EXPANSIONS, EXPANSIONS
    for left in s.supply:
        if left < lowest:
            lowest, second = left, lowest
        elif left < second:
            second = left
    left = min(lowest, max(0, lowest - LOW_LEVEL) + max(0, second - LOW_LEVEL))
    return 1.0 - left / EXPANSIONS


def stand_features(s: State, seat: int) -> list[float]:
    """Stands, what they have grown to, and what the best next expansions would bring."""
    reach, purse = Reach(s, seat), s.purses[seat]
    stands, size, in_funds, at_once = 0, 0, 0, 0
    for colour in range(HUES):
        stand = seat * HUES + colour
        mine = s.size(stand)
        if mine == 0:
            continue
        stands += 1
        size += mine
        if s.supply[colour] == 0 or not payable(purse, colour, mine + 1, s.terms.mixed):
            continue
        squares, gain = growth(s, stand), expansion(s, seat, colour, mine + 1)
        if squares and gain > in_funds:
            in_funds = gain
        if gain > at_once and affordable(s, seat, colour, squares, reach):
            at_once = gain
    return [float(stands), float(size), float(in_funds), float(at_once)]


def expansion(s: State, seat: int, colour: int, size: int) -> int:
    """The points at once of a stand's expansion to a size. KAI-VP-1, KAI-MEDAL-6."""
    rival = largest_rival(s, seat * HUES + colour)
    vp, points = s.rules.medal_vp, size
    if size > rival and s.gold[colour] != seat:
        points += vp[GOLD]
    if size >= rival and s.silver[colour] != seat:
        points += vp[SILVER]
    return points


def lure_features(s: State, seat: int) -> list[float]:
    """What customers may bring to their stands, with the barkers there are."""
    barkers, price = s.barkers[seat], prices(s, BARKERS)
    income, near = 0, 0
    for stand in range(seat * HUES, seat * HUES + HUES):
        if 0 <= price[stand] <= barkers:
            income = max(income, s.size(stand))
        if price[stand] == 0:
            near += 1
    return [float(income), float(near)]
