"""The new bonus cards: why one is not offered. LET-BONUS."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.encounters import is_used
from bedesten.istanbul.guide.reasons.actions import take_tile
from bedesten.istanbul.guide.reasons.common import (
    Why,
    acting_place,
    agreed,
    cannot_pay,
    holds,
    no_card,
    reason_of,
    token_used,
    with_card,
    without,
)
from bedesten.istanbul.ids import GOODS, NO_CARD, POLICE, TILE_PLACE
from bedesten.istanbul.kernel import State
from bedesten.letters import ids
from bedesten.letters.copying import top_card
from bedesten.letters.guide.reasons.turn import companion_place, courier_unpaid, no_companion, no_letter
from bedesten.letters.rulings import COMPANION_AT_ONCE, USE_NPC_COUNTS
from bedesten.letters.side import side_of
from bedesten.letters.ways import JUMP_PRICE

UNITS = GOODS + "C"  # coffee beside the goods


# --- movement


def join(s: State, seat: int, other: int) -> Reason:
    """LET-BONUS-10: another player's merchant, and not where their own stands."""
    if other >= s.players:
        return Reason("LET-BONUS-10", "nobody_there", {"other": other})
    if other == seat:
        return Reason("LET-BONUS-10", "join_other")
    return Reason("LET-BONUS-10", "join_here", {"other": other})


def jump(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-14: for 3 lira, to another place."""
    if place == s.seats[seat].place:
        return Reason("LET-BONUS-14", "same_place", {"place": s.rules.place_names[place]})
    return cannot_pay("LET-BONUS-14", s, seat, JUMP_PRICE)


def family(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-9: one step, and neither from nor to the police station."""
    here = s.seats[seat].family
    if POLICE in (here, place):
        return Reason("LET-BONUS-9", "family_not_at_station")
    names = s.rules.place_names
    return Reason("LET-BONUS-9", "family_one_step", {"place": names[place], "here": names[here]})


def two_steps(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-11: the companion is on the board and ends two steps away."""
    if side_of(s).companions[seat] <= 0:
        return no_companion("LET-BONUS-11")
    if s.used & ids.COMPANION_CAME:
        return agreed(s, COMPANION_AT_ONCE) or no_companion("LET-BONUS-11")
    facts: dict[str, object] = {"place": s.rules.place_names[place], "here": companion_place(s, seat)}
    return Reason("LET-BONUS-11", "companion_two_steps", facts)


# --- free plays


def lira_for_good(s: State, seat: int, unit: int) -> Reason:
    """LET-BONUS-7: a good that is owned; BAZ-COFFEE-1: or a coffee."""
    return Reason("LET-BONUS-7", "lacking", {"missing": UNITS[unit]})


def use_npc(s: State, seat: int, token: int) -> Reason:
    """LET-BONUS-12: the conditions are those of an encounter."""
    if s.rulings[USE_NPC_COUNTS] and is_used(s, token):
        return token_used(s, token)
    return reason_of(AFAR[s.rules.meetings[token].name], s, seat, token)


def afar_courier(s: State, seat: int, _: int) -> Reason:
    return courier_unpaid(s) or no_letter("LET-COUR-4")


def afar_trader(s: State, seat: int, _: int) -> Reason:
    """BAZ-BONUS-1: neither 2 lira nor a good."""
    return Reason("BAZ-BONUS-1", "trader_price", {"lira": s.seats[seat].lira})


AFAR: dict[str, Why] = {
    "smuggler": Reason("LET-BONUS-12", "cart_full"),
    "courier": afar_courier,
    "coffee_trader": afar_trader,
}


def copy(s: State, seat: int, _: int) -> Reason:
    """LET-BONUS-8: where the top discard, no copy itself, would add an option."""
    if not s.discards:
        return Reason("LET-BONUS-8", "discards_empty")
    copied = top_card(s, s.discards)
    if copied == NO_CARD:
        return Reason("LET-BONUS-8", "copy_of_copy", {"card": s.rules.card_names[ids.COPY_DISCARD]})
    return Reason("LET-BONUS-8", "copy_useless", {"card": s.rules.card_names[copied]})


def repeat_tile(s: State, seat: int, tile: int) -> Reason:
    """LET-BONUS-13: at the same mosque, with the card, under the conditions of the tile."""
    names, here = s.rules.place_names, acting_place(s, seat)
    if TILE_PLACE[tile] != here:
        return Reason("LET-BONUS-13", "other_place", {"places": names[TILE_PLACE[tile]], "here": names[here]})
    if not holds(s, seat, ids.REPEAT_MOSQUE):
        return no_card("LET-BONUS-13", s, ids.REPEAT_MOSQUE)
    return take_tile(s, seat, tile)


CARDS: dict[Action, Why] = {
    ids.JOIN: with_card("LET-BONUS-10", ids.JOIN_MERCHANT, join),
    ids.JUMP: with_card("LET-BONUS-14", ids.JUMP_ANYWHERE, jump),
    ids.FAMILY: with_card("LET-BONUS-9", ids.FAMILY_STEP, family),
    ids.COMP2: with_card("LET-BONUS-11", ids.COMPANION_2, two_steps),
    ids.PLAY_LETTER_1: with_card("LET-BONUS-5", ids.LETTER_1, no_letter("LET-BONUS-5")),
    ids.PLAY_DICE_REWARD_LETTERS: without("LET-BONUS-6", ids.DICE_REWARD_LETTERS),
    ids.PLAY_LIRA_7_FOR_1_GOOD: with_card("LET-BONUS-7", ids.LIRA_7_FOR_1_GOOD, lira_for_good),
    ids.PLAY_YELLOW_LIRA_3: without("LET-BONUS-1", ids.YELLOW_LIRA_3),
    ids.PLAY_GREEN_LIRA_3: without("LET-BONUS-1", ids.GREEN_LIRA_3),
    ids.PLAY_RED_LIRA_3: without("LET-BONUS-1", ids.RED_LIRA_3),
    ids.PLAY_BLUE_LIRA_3: without("LET-BONUS-1", ids.BLUE_LIRA_3),
    ids.PLAY_USE_NPC: with_card("LET-BONUS-12", ids.USE_NPC, use_npc),
    ids.COPY: with_card("LET-BONUS-8", ids.COPY_DISCARD, copy),
    ids.REPEAT_TILE: repeat_tile,
}
