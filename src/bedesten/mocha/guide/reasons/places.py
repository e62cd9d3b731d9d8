"""Roasting plant, guild hall, tavern and coffee house: why a choice is not offered. MOC-PLACE, MOC-TAV."""

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.board import ENDS
from bedesten.istanbul.encounters import is_used
from bedesten.istanbul.guide.reasons.common import (
    Why,
    agreed,
    cannot_pay,
    lacking,
    no_card,
    rubies_gone,
    token_away,
)
from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.guide.reasons.common import coffee_short, ends_of, no_guild_card
from bedesten.mocha.guild_errands import GuildTavern
from bedesten.mocha.ids import COFFEE_HOUSE, TAVERN_TILES
from bedesten.mocha.places import PART_CARD, PART_GOOD, PART_LIRA, ROAST_PRICE, Roast, coffee_price
from bedesten.mocha.rulings import BARRIER_SAME_EDGE, CARDS_BY_BARRIER, TAVERN_BY_BARRIER
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import (
    BARRIER_PRICE,
    RUBY_PLACES,
    RUBY_PRICE,
    TILE_PRICES,
    AtEdge,
    tiles_taken,
)


def roasted(s: State, part: int) -> Reason | None:
    """MOC-PLACE-17: each part at most once."""
    step = s.todo[-1]
    done = isinstance(step, Roast) and step.parts & part
    return Reason("MOC-PLACE-17", "roasted_already") if done else None


def roast_lira(s: State, seat: int, _: int) -> Reason:
    return roasted(s, PART_LIRA) or cannot_pay("MOC-PLACE-17", s, seat, ROAST_PRICE)


def roast_good(s: State, seat: int, good: int) -> Reason:
    return roasted(s, PART_GOOD) or Reason("MOC-PLACE-17", "lacking", {"missing": GOODS[good]})


def roast_bonus(s: State, seat: int, card: int) -> Reason:
    return roasted(s, PART_CARD) or no_card("MOC-PLACE-17", s, card)


def roast_guild(s: State, seat: int, card: int) -> Reason:
    return roasted(s, PART_CARD) or no_guild_card("MOC-PLACE-17", card)


# --- tavern


def tavern_coffee(rule: str, s: State, seat: int, price: int) -> Reason:
    """MOC-GCARD-19: the first action of the guild card is a coffee cheaper."""
    step = s.todo[-1]
    return coffee_short(rule, s, seat, price - step.discount if isinstance(step, GuildTavern) else price)


def barrier(s: State, seat: int, edge: int) -> Reason:
    """MOC-TAV-3: on an edge; MOC-TAV-2: for 2 coffee."""
    if edge not in s.board.edges:
        return Reason("MOC-TAV-3", "no_border", ends_of(s, edge))
    ruled = agreed(s, BARRIER_SAME_EDGE) if edge == side_of(s).edge else None
    return ruled or tavern_coffee("MOC-TAV-2", s, seat, BARRIER_PRICE)


def tile(s: State, seat: int, which: int) -> Reason:
    """MOC-TAV-6: not owned, not gone, and paid."""
    facts: dict[str, object] = {"tavern_tile": TAVERN_TILES[which]}
    if side_of(s).tiles[seat] >> which & 1:
        return Reason("MOC-TAV-6", "tavern_tile_owned", facts)
    gone = tiles_taken(s, which)
    if gone == len(TILE_PRICES):
        return Reason("MOC-TAV-6", "tavern_tile_gone", facts)
    return tavern_coffee("MOC-TAV-6", s, seat, TILE_PRICES[gone])


def ruby(s: State, seat: int, place: int) -> Reason:
    """MOC-TAV-8: of three tracks, for the goods that show and 4 coffee."""
    if place not in RUBY_PLACES:
        places = ",".join(s.rules.place_names[p] for p in RUBY_PLACES)
        return Reason("MOC-TAV-8", "ruby_where", {"places": places})
    if s.rubies[place] == 0:
        return rubies_gone("MOC-TAV-8", s, place)
    side = side_of(s)
    missing = lacking(s.seats[seat].goods, side.tables.baksheesh[side.baksheesh])
    if missing:
        return Reason("MOC-TAV-8", "lacking", {"missing": missing})
    return tavern_coffee("MOC-TAV-8", s, seat, RUBY_PRICE)


def at(s: State, seat: int, place: int) -> Reason:
    """MOC-TAV-2: at the edge of the barrier; MOC-TAV-4, MOC-GCARD-12: where something can be done."""
    step = s.todo[-1]
    facts: dict[str, object] = {"place": s.rules.place_names[place]}
    if not isinstance(step, AtEdge):
        return Reason("MOC-GCARD-12", "not_executable", facts)
    if place not in (step.edge // ENDS, step.edge % ENDS):
        return Reason("MOC-TAV-2", "not_at_barrier", facts)
    ruled = agreed(s, TAVERN_BY_BARRIER if place == ids.TAVERN else CARDS_BY_BARRIER)
    executable = len(s.rules.places[place].options(s, seat)) > 0
    return (ruled if executable else None) or Reason("MOC-TAV-4", "not_executable", facts)


# --- coffee house and coffee trader


def deliver_coffee(s: State, seat: int, _: int) -> Reason:
    """MOC-PLACE-20."""
    if s.rubies[COFFEE_HOUSE] == 0:
        return rubies_gone("MOC-PLACE-20", s, COFFEE_HOUSE)
    facts: dict[str, object] = {"price": coffee_price(s), "coffee": side_of(s).coffee[seat]}
    return Reason("MOC-PLACE-20", "ruby_coffee", facts)


def trader(s: State, seat: int, _: int) -> Reason:
    """MOC-ENC-1, MOC-ENC-3, MOC-ENC-2."""
    meeting = s.rules.meeting_of[ids.MEET_TRADER // SPAN]
    assert meeting is not None
    if s.tokens[meeting.token] != s.here(seat):
        return token_away("MOC-ENC-1", s, meeting.token)
    if is_used(s, meeting.token):
        return Reason("MOC-ENC-3", "token_used", {"token": meeting.name})
    return Reason("MOC-ENC-2", "trader_price", {"lira": s.seats[seat].lira})


PLACES: dict[Action, Why] = {
    ids.ROAST_LIRA: roast_lira,
    ids.ROAST_GOOD: roast_good,
    ids.ROAST_BONUS: roast_bonus,
    ids.ROAST_GUILD: roast_guild,
    ids.STOP: Reason("MOC-GCARD-19", "tavern_first"),
    ids.DISCARD_GUILD: lambda s, seat, card: no_guild_card("MOC-PLACE-18", card),
    ids.BARRIER: barrier,
    ids.TILE: tile,
    ids.RUBY: ruby,
    ids.AT: at,
    ids.DELIVER_COFFEE: deliver_coffee,
    ids.MEET_TRADER: trader,
}
