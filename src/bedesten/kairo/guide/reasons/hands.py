"""Why a card, a coin, a target or a source is not offered. KAI-CARD, KAI-PAY, KAI-LURE, KAI-DRAW."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.kairo import ids
from bedesten.kairo.draft import Build
from bedesten.kairo.guide.reasons.common import Facts, Why, agreed, of_card, of_colour
from bedesten.kairo.ids import EXPAND, HUES, STANDS
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import prices
from bedesten.kairo.numbers import DISCARD_FOR_ANY
from bedesten.kairo.paying import cost_of
from bedesten.kairo.rulings import STRICT_THREE_CARDS


def card(s: State, seat: int, which: int) -> Reason:
    """KAI-CARD-1: in the hand, and showing the section of the tile; or any three building cards."""
    if which == s.rules.cards:
        held = s.hand_size(seat)
        ruled = agreed(s, STRICT_THREE_CARDS) if held >= DISCARD_FOR_ANY else None
        if ruled is not None:
            return ruled
        if held + s.barkers[seat] >= DISCARD_FOR_ANY:
            return Reason("KAI-CARD-8", "barkers_do_not_count", {"count": held})
        return Reason("KAI-CARD-1", "not_three", {"count": held})
    if s.hands[seat][which] == 0:
        return Reason("KAI-CARD-1", "not_in_hand", of_card(s, which))
    build = Build(s.draft)
    if not s.rules.shows[which] >> build.square & 1:
        section = s.rules.board.section[build.square]
        return Reason("KAI-CARD-4", "other_section", {**of_card(s, which), "section": section})
    if build.verb == EXPAND and max(s.purses[seat]) > 0:
        cost = cost_of(s, seat, build)
        return Reason("KAI-CARD-5", "no_coin_for_joker", {**of_colour(build.colour), "cost": cost})
    return Reason("KAI-CARD-9", "joker_needs_coin", {"section": s.rules.board.section[build.square]})


def keep(s: State, seat: int, which: int) -> Reason:
    """KAI-CARD-2."""
    return Reason("KAI-CARD-2", "not_in_hand", of_card(s, which))


def coin(s: State, seat: int, hue: int) -> Reason:
    """KAI-CARD-9: a coin one owns; KAI-CARD-5: not one that the expansion needs."""
    if s.purses[seat][hue] == 0:
        return Reason("KAI-CARD-9", "no_such_coin", of_colour(hue))
    return Reason("KAI-CARD-5", "coin_is_needed", of_colour(hue))


def own(s: State, seat: int, count: int) -> Reason:
    """KAI-PAY-1 to KAI-PAY-3."""
    build = Build(s.draft)
    cost = cost_of(s, seat, build)
    facts: Facts = {**of_colour(build.colour), "count": count, "cost": cost}
    if count > cost:
        return Reason("KAI-PAY-1", "more_than_cost", facts)
    if count > build.purse_left(s, seat)[build.colour]:
        return Reason("KAI-PAY-6", "too_few_coins", facts)
    return Reason("KAI-PAY-3", "too_few_others", facts)


def other(s: State, seat: int, count: int) -> Reason:
    """KAI-PAY-3: exactly the missing ones; KAI-PAY-4: of one colour, where that was agreed."""
    build = Build(s.draft)
    missing = build.missing(cost_of(s, seat, build))
    hue = build.other_colours()[len(build.others)]
    facts: Facts = {**of_colour(hue), "count": count, "missing_coins": missing}
    if count > missing:
        return Reason("KAI-PAY-3", "more_than_missing", facts)
    if count > build.purse_left(s, seat)[hue]:
        return Reason("KAI-PAY-6", "too_few_coins", facts)
    if not s.terms.mixed and 0 < count < missing:
        return Reason("KAI-PAY-4", "one_colour_only", facts)
    return Reason("KAI-PAY-3", "later_coins_missing", facts)


def target(s: State, seat: int, stand: int) -> Reason:
    """KAI-LURE-1 to KAI-LURE-3, KAI-LURE-13, KAI-LURE-7."""
    facts = of_colour(stand % HUES)
    if s.door[stand] < 0:
        return Reason("KAI-LURE-1", "no_such_stand", facts)
    if s.customers[stand % HUES] < 0:
        return Reason("KAI-LURE-2", "customer_off_board", facts)
    if s.look().customers >> s.door[stand] & 1:
        return Reason("KAI-LURE-3", "entrance_occupied", facts, [s.rules.squares[s.door[stand]]])
    price = prices(s)[stand]
    if price < 0:
        return Reason("KAI-LURE-13", "out_of_reach", facts)
    cost: Facts = {**facts, "count": price, "barkers": s.barkers[seat]}
    return Reason("KAI-LURE-7", "too_few_barkers", cost, nearer_doors(s, stand))


def nearer_doors(s: State, stand: int) -> list[str]:
    """The entrances a barker must lure past. KAI-LURE-5."""
    costs = prices(s)
    nearer = [one for one in range(stand % HUES, STANDS, HUES) if 0 <= costs[one] < costs[stand]]
    return [s.rules.squares[s.door[one]] for one in nearer]


def take(s: State, seat: int, which: int) -> Reason:
    """KAI-DRAW-3, KAI-DRAW-9."""
    if which > s.rules.cards:
        return Reason("KAI-DRAW-3", "no_barker_left")
    return Reason("KAI-DRAW-9", "not_in_display", of_card(s, which))


def discard(s: State, seat: int, which: int) -> Reason:
    """KAI-DRAW-5."""
    return Reason("KAI-DRAW-5", "not_in_hand", of_card(s, which))


HANDS: dict[Action, Why] = {
    ids.CARD: card,
    ids.KEEP: keep,
    ids.COIN: coin,
    ids.OWN: own,
    ids.OTHER: other,
    ids.TARGET: target,
    ids.TAKE: take,
    ids.DISCARD: discard,
}
