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
    token_used,
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
    if not holds(s, seat, ids.JOIN_MERCHANT):
        return no_card("LET-BONUS-10", s, ids.JOIN_MERCHANT)
    if other >= s.players:
        return Reason("LET-BONUS-10", "nobody_there", {"other": other})
    if other == seat:
        return Reason("LET-BONUS-10", "join_other")
    return Reason("LET-BONUS-10", "join_here", {"other": other})


def jump(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-14: for 3 lira, to another place."""
    if not holds(s, seat, ids.JUMP_ANYWHERE):
        return no_card("LET-BONUS-14", s, ids.JUMP_ANYWHERE)
    if place == s.seats[seat].place:
        return Reason("LET-BONUS-14", "same_place", {"place": s.rules.place_names[place]})
    return cannot_pay("LET-BONUS-14", s, seat, JUMP_PRICE)


def family(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-9: one step, and neither from nor to the police station."""
    if not holds(s, seat, ids.FAMILY_STEP):
        return no_card("LET-BONUS-9", s, ids.FAMILY_STEP)
    here = s.seats[seat].family
    if POLICE in (here, place):
        return Reason("LET-BONUS-9", "family_not_at_station")
    names = s.rules.place_names
    return Reason("LET-BONUS-9", "family_one_step", {"place": names[place], "here": names[here]})


def two_steps(s: State, seat: int, place: int) -> Reason:
    """LET-BONUS-11: the companion is on the board and ends two steps away."""
    if not holds(s, seat, ids.COMPANION_2):
        return no_card("LET-BONUS-11", s, ids.COMPANION_2)
    if side_of(s).companions[seat] <= 0:
        return no_companion("LET-BONUS-11")
    if s.used & ids.COMPANION_CAME:
        return agreed(s, COMPANION_AT_ONCE) or no_companion("LET-BONUS-11")
    facts: dict[str, object] = {"place": s.rules.place_names[place], "here": companion_place(s, seat)}
    return Reason("LET-BONUS-11", "companion_two_steps", facts)


# --- free plays


def letter_1(s: State, seat: int, _: int) -> Reason:
    """LET-BONUS-5."""
    if not holds(s, seat, ids.LETTER_1):
        return no_card("LET-BONUS-5", s, ids.LETTER_1)
    return no_letter("LET-BONUS-5")


def dice_reward(s: State, seat: int, _: int) -> Reason:
    """LET-BONUS-6: always playable."""
    return no_card("LET-BONUS-6", s, ids.DICE_REWARD_LETTERS)


def lira_for_good(s: State, seat: int, unit: int) -> Reason:
    """LET-BONUS-7: a good that is owned; BAZ-COFFEE-1: or a coffee."""
    if not holds(s, seat, ids.LIRA_7_FOR_1_GOOD):
        return no_card("LET-BONUS-7", s, ids.LIRA_7_FOR_1_GOOD)
    return Reason("LET-BONUS-7", "lacking", {"missing": UNITS[unit]})


def yellow_lira(s: State, seat: int, _: int) -> Reason:
    return no_card("LET-BONUS-1", s, ids.YELLOW_LIRA_3)


def green_lira(s: State, seat: int, _: int) -> Reason:
    return no_card("LET-BONUS-1", s, ids.GREEN_LIRA_3)


def red_lira(s: State, seat: int, _: int) -> Reason:
    return no_card("LET-BONUS-1", s, ids.RED_LIRA_3)


def blue_lira(s: State, seat: int, _: int) -> Reason:
    return no_card("LET-BONUS-1", s, ids.BLUE_LIRA_3)


def use_npc(s: State, seat: int, token: int) -> Reason:
    """LET-BONUS-12: the conditions are those of an encounter."""
    if not holds(s, seat, ids.USE_NPC):
        return no_card("LET-BONUS-12", s, ids.USE_NPC)
    if s.rulings[USE_NPC_COUNTS] and is_used(s, token):
        return token_used(s, token)
    return AFAR[s.rules.meetings[token].name](s, seat)


def afar_smuggler(s: State, seat: int) -> Reason:
    return Reason("LET-BONUS-12", "cart_full")


def afar_courier(s: State, seat: int) -> Reason:
    return courier_unpaid(s) or no_letter("LET-COUR-4")


def afar_trader(s: State, seat: int) -> Reason:
    """BAZ-BONUS-1: neither 2 lira nor a good."""
    return Reason("BAZ-BONUS-1", "trader_price", {"lira": s.seats[seat].lira})


AFAR = {"smuggler": afar_smuggler, "courier": afar_courier, "coffee_trader": afar_trader}


def copy(s: State, seat: int, _: int) -> Reason:
    """LET-BONUS-8: where the top discard, no copy itself, would add an option."""
    if not holds(s, seat, ids.COPY_DISCARD):
        return no_card("LET-BONUS-8", s, ids.COPY_DISCARD)
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
    ids.JOIN: join,
    ids.JUMP: jump,
    ids.FAMILY: family,
    ids.COMP2: two_steps,
    ids.PLAY_LETTER_1: letter_1,
    ids.PLAY_DICE_REWARD_LETTERS: dice_reward,
    ids.PLAY_LIRA_7_FOR_1_GOOD: lira_for_good,
    ids.PLAY_YELLOW_LIRA_3: yellow_lira,
    ids.PLAY_GREEN_LIRA_3: green_lira,
    ids.PLAY_RED_LIRA_3: red_lira,
    ids.PLAY_BLUE_LIRA_3: blue_lira,
    ids.PLAY_USE_NPC: use_npc,
    ids.COPY: copy,
    ids.REPEAT_TILE: repeat_tile,
}
