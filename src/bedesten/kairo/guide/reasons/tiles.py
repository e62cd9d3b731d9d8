"""Why a colour, a square or a side is not offered. KAI-MAIN, KAI-EXP, KAI-MOVE, KAI-START."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.kairo import ids
from bedesten.kairo.board import squares_in
from bedesten.kairo.guide.reasons.common import Facts, Why, of_colour, on_square
from bedesten.kairo.guide.reasons.shown import beside_stands, cutting_off, door_way, mains_in, named, tiles_of
from bedesten.kairo.ids import COLOUR, EXPAND, HUES, MAIN, MOVE, PURPLE, SQUARE, STANDS
from bedesten.kairo.kernel import State
from bedesten.kairo.money import joker_coins, payable
from bedesten.kairo.places import Reach, claimed_by_others, full_sections, growth, is_blocked, without
from bedesten.kairo.setup import StartSide, StartSquare
from bedesten.kairo.sites import Sites

# ------------------------------------------------------------------ colours


def colour(s: State, seat: int, hue: int) -> Reason:
    """KAI-DEC-5; at the start KAI-START-4 and KAI-START-6."""
    if s.draft:
        return colour_reason(s, seat, s.draft[0], hue)
    if s.main[seat * HUES + hue] >= 0:
        return Reason("KAI-MAIN-1", "not_in_reserve", of_colour(hue))
    return Reason("KAI-START-6", "no_start_place", of_colour(hue))


def colour_reason(s: State, seat: int, verb: Action, hue: int) -> Reason:
    """Why a build of this kind cannot be completed in this colour. KAI-DEC-14."""
    reasons = {MAIN: main_colour, EXPAND: expand_colour, MOVE: move_colour}
    return reasons[verb](s, seat, hue)


def main_colour(s: State, seat: int, hue: int) -> Reason:
    """KAI-MAIN-1: from their reserve."""
    if s.main[seat * HUES + hue] >= 0:
        return Reason("KAI-MAIN-1", "not_in_reserve", of_colour(hue))
    if not s.look().mains(hue, ~s.claimed[hue]):
        return Reason("KAI-MAIN-2", "no_place", of_colour(hue))
    return Reason("KAI-CARD-1", "no_card_for", of_colour(hue))


def expand_colour(s: State, seat: int, hue: int) -> Reason:
    """KAI-EXP-9, KAI-EXP-2, then a square, the coins and a card."""
    stand = seat * HUES + hue
    if s.main[stand] < 0:
        return Reason("KAI-EXP-9", "no_own_stand", of_colour(hue))
    if s.supply[hue] == 0:
        return Reason("KAI-EXP-2", "supply_empty", of_colour(hue))
    if growth(s, stand) == 0:
        return Reason("KAI-EXP-4", "cannot_grow", of_colour(hue))
    cost = s.size(stand) + 1
    if not payable(s.purses[seat], hue, cost, s.terms.mixed):
        return cannot_pay(s, seat, hue, cost)
    if Reach(s, seat).joker & growth(s, stand):
        return Reason("KAI-CARD-5", "no_coin_for_joker", {**of_colour(hue), "cost": cost})
    return Reason("KAI-CARD-1", "no_card_for", of_colour(hue))


def cannot_pay(s: State, seat: int, hue: int, cost: int) -> Reason:
    """KAI-PAY-2: one coin of the colour at least; KAI-PAY-6: and no credit."""
    if s.purses[seat][hue] == 0:
        return Reason("KAI-PAY-2", "no_own_coin", of_colour(hue))
    return Reason("KAI-PAY-6", "cannot_pay", {**of_colour(hue), "cost": cost})


def move_colour(s: State, seat: int, hue: int) -> Reason:
    """KAI-MOVE-1, KAI-MOVE-10, KAI-MOVE-7."""
    stand = seat * HUES + hue
    if s.main[stand] < 0:
        return Reason("KAI-MOVE-1", "no_own_stand", of_colour(hue))
    if s.size(stand) > 1:
        return Reason("KAI-MOVE-10", "was_expanded", of_colour(hue))
    if not is_blocked(s, stand):
        return Reason("KAI-MOVE-1", "not_blocked", of_colour(hue))
    return Reason("KAI-MOVE-7", "nowhere_to_move", of_colour(hue))


# ------------------------------------------------------------------ squares


def square(s: State, seat: int, at: int) -> Reason:
    """KAI-BOARD-9: where the board ends there is nothing."""
    if not s.rules.board.whole >> at & 1:
        return Reason("KAI-BOARD-9", "blocked_square", on_square(s, at))
    if s.draft and s.draft[0] == EXPAND:
        return expansion_square(s, seat, s.draft[1] - COLOUR, at)
    return main_square(s, seat, at)


def main_square(s: State, seat: int, at: int) -> Reason:
    """KAI-MAIN-2 to KAI-MAIN-9 in order, then the section and the card."""
    step = s.todo[-1]
    hue = step.colour if isinstance(step, StartSquare) else s.draft[1] - COLOUR
    sites, board, where = sites_for(s, seat), s.rules.board, {**on_square(s, at), **of_colour(hue)}
    if not sites.free >> at & 1:
        return Reason("KAI-MAIN-2", "not_free", where, named(s, 1 << at))
    if not board.zones[hue] >> at & 1:
        return Reason("KAI-MAIN-3", "wrong_zone", {**where, "zone": zone_of(hue)})
    if not sites.apart >> at & 1:
        return beside_stands(s, seat, at, "KAI-MAIN-5", list(range(STANDS)))
    return claimed_square(s, seat, hue, at, where) or door_or_card(s, seat, sites, at, where)


def claimed_square(s: State, seat: int, hue: int, at: int, where: Facts) -> Reason | None:
    """KAI-MAIN-7, at the start KAI-START-6, for a moved stand KAI-MOVE-5."""
    stand = seat * HUES + hue
    moving = bool(s.draft) and s.draft[0] == MOVE
    claimed = claimed_by_others(s, stand) if moving else s.claimed[hue]
    if moving and at == s.main[stand]:
        return Reason("KAI-MOVE-5", "same_place", where, named(s, 1 << at))
    section = s.rules.board.section[at]
    there, facts = mains_in(s, s.rules.board.in_section[section]), {**where, "section": section}
    if claimed >> at & 1:
        same = tiles_of(s, list(range(hue, STANDS, HUES)))
        return Reason("KAI-MAIN-7", "section_taken", facts, named(s, there & same))
    if s.turn == 0 and full_sections(s) >> at & 1:
        return Reason("KAI-START-6", "section_full", facts, named(s, there))
    return None


def door_or_card(s: State, seat: int, sites: Sites, at: int, where: Facts) -> Reason:
    """KAI-MAIN-4, KAI-MAIN-2, KAI-MAIN-9 for the entrance; KAI-CARD-1 for the stand."""
    near = s.rules.board.near[at] & s.rules.board.market
    if not near:
        return Reason("KAI-MAIN-4", "no_market_beside", where)
    if not near & sites.free:
        return Reason("KAI-MAIN-2", "no_free_entrance", where, named(s, near))
    if sites.entrances(at):
        return no_card(s, seat, at)
    if sites.ground.walk >> at & 1 and not sites.kept(at):
        return cutting_off(s, sites, at, "KAI-MAIN-9")
    way = door_way(s, sites, squares_in(near & sites.free)[0])
    return Reason("KAI-MAIN-9", "entrances_cut_off", where, way=way)


def no_card(s: State, seat: int, at: int) -> Reason:
    """KAI-CARD-1; KAI-CARD-9: a joker needs a coin."""
    facts: Facts = {"section": s.rules.board.section[at]}
    if Reach(s, seat).joker >> at & 1:
        return Reason("KAI-CARD-9", "joker_needs_coin", facts)
    return Reason("KAI-CARD-1", "no_card_for_section", facts)


def sites_for(s: State, seat: int) -> Sites:
    """The board on which a main stand is placed: for a move, without it. KAI-MOVE-4."""
    if s.draft and s.draft[0] == MOVE:
        return without(s, seat * HUES + s.draft[1] - COLOUR)
    return s.look()


def zone_of(hue: int) -> str:
    return "restaurant" if hue == PURPLE else "market"


def expansion_square(s: State, seat: int, hue: int, at: int) -> Reason:
    """KAI-EXP-3 to KAI-EXP-7 in order, then the card and its coin."""
    board, stand, sites = s.rules.board, seat * HUES + hue, s.look()
    where = {**on_square(s, at), **of_colour(hue)}
    if not sites.free >> at & 1:
        return Reason("KAI-EXP-3", "not_free", where, named(s, 1 << at))
    if not board.zones[hue] >> at & 1:
        return Reason("KAI-EXP-3", "wrong_zone", {**where, "zone": zone_of(hue)})
    if not s.edges[stand] >> at & 1:
        return Reason("KAI-EXP-4", "not_beside_own", where, named(s, s.tiles[stand]))
    rivals = [other for other in range(hue, STANDS, HUES) if other != stand]
    if any(s.edges[other] >> at & 1 for other in rivals):
        return beside_stands(s, seat, at, "KAI-EXP-5", rivals)
    if not growth(s, stand) >> at & 1:
        return cutting_off(s, sites, at, "KAI-EXP-7")
    cost = s.size(stand) + 1
    joker = Reach(s, seat).joker >> at & 1
    if joker and not joker_coins(s.purses[seat], hue, cost, s.terms.mixed):
        return Reason("KAI-CARD-5", "no_coin_for_joker", {**of_colour(hue), "cost": cost})
    return no_card(s, seat, at)


# ------------------------------------------------------------------ sides


def side(s: State, seat: int, which: int) -> Reason:
    """KAI-MAIN-2, KAI-MAIN-4, KAI-MAIN-9 for the entrance square."""
    step = s.todo[-1]
    at = step.square if isinstance(step, StartSide) else s.draft[2] - SQUARE
    sites, board = sites_for(s, seat), s.rules.board
    door = board.beside[at][which]
    if door < 0:
        return Reason("KAI-MAIN-2", "off_the_board", {"side": ids.SIDES[which]})
    where = on_square(s, door)
    if not board.market >> door & 1:
        return Reason("KAI-MAIN-4", "entrance_on_restaurant", where)
    if not sites.free >> door & 1:
        return Reason("KAI-MAIN-2", "entrance_not_free", where, named(s, 1 << door))
    return Reason("KAI-MAIN-9", "entrance_cut_off", where, way=door_way(s, sites, door))


TILES: dict[Action, Why] = {ids.COLOUR: colour, ids.SQUARE: square, ids.SIDE: side}
