"""Cards, the yellow tile and encounters: why one is not offered. IST-CARD, IST-YELLOW, IST-ENC."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids
from bedesten.istanbul.encounters import catches, is_used
from bedesten.istanbul.guide.reasons.common import (
    Why,
    agreed,
    cannot_pay,
    good_full,
    holds,
    no_assistant_at,
    no_card,
    no_card_to_draw,
    no_room,
    token_away,
    token_used,
    with_card,
    without,
)
from bedesten.istanbul.ids import (
    CATCH,
    COLOURS,
    FAMILY_HOME,
    GOOD_1,
    GOVERNOR,
    LIRA_5,
    POLICE,
    RETURN_ASSISTANT,
    SMUGGLER,
    USED_YELLOW,
    YELLOW,
)
from bedesten.istanbul.kernel import State
from bedesten.istanbul.rulings import YELLOW_FROM_OWN_PLACE
from bedesten.istanbul.tiles import PRICE
from bedesten.istanbul.turn import Assist

family_home = with_card("IST-CARD-8", FAMILY_HOME, Reason("IST-CARD-8", "family_is_home"))


def return_assistant(s: State, seat: int, place: int) -> Reason:
    """IST-CARD-11; on arrival not the one that lies there: IST-ASSIST-8."""
    if not holds(s, seat, RETURN_ASSISTANT):
        return no_card("IST-CARD-11", s, RETURN_ASSISTANT)
    if s.seats[seat].out >> place & 1:
        return Reason("IST-ASSIST-8", "not_from_here", {"place": s.rules.place_names[place]})
    return no_assistant_at("IST-CARD-11", s, seat, place)


def yellow(s: State, seat: int, place: int) -> Reason:
    """IST-YELLOW-1; on arrival not the one that lies there: IST-YELLOW-2."""
    me = s.seats[seat]
    if not me.tiles >> YELLOW & 1:
        return Reason("IST-YELLOW-1", "no_tile", {"tile": COLOURS[YELLOW]})
    if s.used & USED_YELLOW:
        return Reason("IST-YELLOW-1", "tile_used", {"tile": COLOURS[YELLOW]})
    if me.lira < PRICE:
        return cannot_pay("IST-YELLOW-1", s, seat, PRICE)
    if me.out >> place & 1 and not isinstance(s.todo[-1], Assist):
        return agreed(s, YELLOW_FROM_OWN_PLACE) or no_assistant_at("IST-YELLOW-1", s, seat, place)
    if me.out >> place & 1:
        return Reason("IST-YELLOW-2", "not_from_here", {"place": s.rules.place_names[place]})
    return no_assistant_at("IST-YELLOW-1", s, seat, place)


def catch(s: State, seat: int, other: int) -> Reason:
    """IST-ENC-2: family members of others, where the merchant is, but not at the station."""
    if other == seat:
        return Reason("IST-ENC-2", "own_family")
    if other >= s.players:
        return Reason("IST-ENC-2", "nobody_there", {"other": other})
    if s.here(seat) == POLICE:
        return Reason("IST-ENC-2", "safe_at_station")
    place = s.rules.place_names[s.seats[other].family]
    return Reason("IST-ENC-2", "family_not_here", {"other": other, "place": place})


def governor(s: State, seat: int, _: int) -> Reason:
    """IST-ENC-5, IST-ENC-9, IST-ENC-6."""
    if s.tokens[GOVERNOR] != s.here(seat):
        return token_away("IST-ENC-5", s, GOVERNOR)
    if is_used(s, GOVERNOR):
        return token_used(s, GOVERNOR)
    return no_card_to_draw("IST-ENC-6")


def smuggler(s: State, seat: int, good: int) -> Reason:
    """IST-ENC-7, IST-ENC-9, IST-ENC-8, IST-GEN-4."""
    me = s.seats[seat]
    if s.tokens[SMUGGLER] != s.here(seat):
        return token_away("IST-ENC-7", s, SMUGGLER)
    if is_used(s, SMUGGLER):
        return token_used(s, SMUGGLER)
    if min(me.goods) == me.capacity:
        return Reason("IST-ENC-8", "cart_full")
    return good_full("IST-GEN-4", s, seat, good)


def end_turn(s: State, seat: int, _: int) -> Reason:
    """IST-ENC-11: the first one to be caught is named."""
    other = catches(s, seat, s.here(seat))[0] - CATCH
    return Reason("IST-ENC-11", "must_catch", {"other": other})


PLAYS: dict[Action, Why] = {
    ids.PLAY_LIRA_5: without("IST-CARD-7", LIRA_5),
    ids.PLAY_GOOD_1: with_card("IST-CARD-6", GOOD_1, no_room("IST-GEN-4")),
    ids.PLAY_FAMILY_HOME: family_home,
    ids.PLAY_RETURN_ASSISTANT: return_assistant,
    ids.USE_YELLOW: yellow,
    ids.CATCH: catch,
    ids.MEET_GOVERNOR: governor,
    ids.MEET_SMUGGLER: smuggler,
    ids.END_TURN: end_turn,
}
