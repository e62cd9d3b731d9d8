"""Roasting plant, guild hall, tavern, coffee house and coffee trader: why an option is not offered."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.ids import GOODS, NO_VISIT, USED_TOKEN
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import Why, cannot_pay, lacking, no_card, token_away, token_used
from bedesten.mocha import ids
from bedesten.mocha.guild_errands import GuildAnywhere, GuildTavern
from bedesten.mocha.places import PART_CARD, PART_GOOD, PART_LIRA, ROAST_PRICE, Roast, coffee_price
from bedesten.mocha.reasons.common import cannot_pay_coffee, no_guild_card
from bedesten.mocha.reasons.moment import guild_turn
from bedesten.mocha.side import owns, side_of
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PLACES, RUBY_PRICE, TILE_PRICES, tiles_taken

TRADER = 2  # the third token


def roasted(s: State, part: int) -> bool:
    """Whether this part of the roasting plant was used. MOC-PLACE-17."""
    step = s.todo[-1]
    return isinstance(step, Roast) and step.parts & part > 0


def once() -> Reason:
    return Reason("MOC-PLACE-17", "roast_once")


def roast_lira(s: State, seat: int, _: int) -> Reason:
    return once() if roasted(s, PART_LIRA) else cannot_pay("MOC-PLACE-17", s, seat, ROAST_PRICE)


def roast_good(s: State, seat: int, good: int) -> Reason:
    if roasted(s, PART_GOOD):
        return once()
    return Reason("MOC-PLACE-17", "lacking", {"missing": GOODS[good]})


def roast_bonus(s: State, seat: int, card: int) -> Reason:
    return once() if roasted(s, PART_CARD) else no_card("MOC-PLACE-17", s, card)


def roast_guild(s: State, seat: int, card: int) -> Reason:
    return once() if roasted(s, PART_CARD) else no_guild_card("MOC-PLACE-17", card)


def discard_guild(s: State, seat: int, card: int) -> Reason:
    return no_guild_card("MOC-PLACE-18", card)


def discount(s: State) -> int:
    """Guild card 19. MOC-GCARD-19."""
    step = s.todo[-1]
    return step.discount if isinstance(step, GuildTavern) else 0


def barrier(s: State, seat: int, edge: int) -> Reason:
    """MOC-TAV-3: between neighbours; MOC-TAV-2: for coffee."""
    if edge not in s.board.edges:
        return Reason("MOC-TAV-3", "no_edge")
    return cannot_pay_coffee("MOC-TAV-2", s, seat, BARRIER_PRICE - discount(s))


def tile(s: State, seat: int, which: int) -> Reason:
    """MOC-TAV-6: one of each kind, while there are any."""
    facts: dict[str, object] = {"tavern_tile": ids.TAVERN_TILES[which]}
    if owns(s, seat, which):
        return Reason("MOC-TAV-6", "tavern_tile_owned", facts)
    gone = tiles_taken(s, which)
    if gone == len(TILE_PRICES):
        return Reason("MOC-TAV-6", "tavern_tile_gone", facts)
    return cannot_pay_coffee("MOC-TAV-6", s, seat, TILE_PRICES[gone] - discount(s))


def ruby(s: State, seat: int, place: int) -> Reason:
    """MOC-TAV-8: of three places, for coffee and the goods that show."""
    side = side_of(s)
    where: dict[str, object] = {"place": s.rules.place_names[place]}
    if place not in RUBY_PLACES:
        return Reason("MOC-TAV-8", "no_baksheesh_ruby", where)
    if s.rubies[place] == 0:
        return Reason("MOC-TAV-8", "rubies_gone", where)
    missing = lacking(s.seats[seat].goods, side.tables.baksheesh[side.baksheesh])
    if missing:
        return Reason("MOC-TAV-8", "lacking", {"missing": missing})
    return cannot_pay_coffee("MOC-TAV-8", s, seat, RUBY_PRICE - discount(s))


def at(s: State, seat: int, place: int) -> Reason:
    """MOC-TAV-4, MOC-GCARD-12: a place at the barrier, or any, whose action can be carried out."""
    where: dict[str, object] = {"place": s.rules.place_names[place]}
    if s.rules.places[place].options(s, seat):
        return Reason("MOC-TAV-4", "not_at_barrier", where)
    rule = "MOC-GCARD-12" if isinstance(s.todo[-1], GuildAnywhere) else "MOC-TAV-4"
    return Reason(rule, "not_executable", where)


def deliver_coffee(s: State, seat: int, _: int) -> Reason:
    """MOC-PLACE-20."""
    if s.rubies[ids.COFFEE_HOUSE] == 0:
        place = s.rules.place_names[ids.COFFEE_HOUSE]
        return Reason("MOC-PLACE-20", "rubies_gone", {"place": place})
    return cannot_pay_coffee("MOC-PLACE-20", s, seat, coffee_price(s))


def stop(s: State, seat: int, _: int) -> Reason:
    """MOC-GCARD-19: the first tavern action is not left out."""
    return Reason("MOC-GCARD-19", "not_offered")


def coffee_trader(s: State, seat: int, _: int) -> Reason:
    """MOC-ENC-1, MOC-ENC-3, MOC-ENC-2."""
    if s.used & NO_VISIT:
        return guild_turn("MOC-ENC-5")
    if s.tokens[TRADER] != s.seats[seat].place:
        return token_away("MOC-ENC-1", s, TRADER)
    if s.used & USED_TOKEN << TRADER:
        return token_used(s, TRADER)
    return Reason("MOC-ENC-2", "nothing_for_trader")


ACTIONS: dict[Action, Why] = {
    ids.ROAST_LIRA: roast_lira,
    ids.ROAST_GOOD: roast_good,
    ids.ROAST_BONUS: roast_bonus,
    ids.ROAST_GUILD: roast_guild,
    ids.STOP: stop,
    ids.DISCARD_GUILD: discard_guild,
    ids.BARRIER: barrier,
    ids.TILE: tile,
    ids.RUBY: ruby,
    ids.AT: at,
    ids.DELIVER_COFFEE: deliver_coffee,
    ids.MEET_TRADER: coffee_trader,
}
