"""Phase 3, and choices inside actions and encounters: why one is not offered. IST-ACT, section 7."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import BUNDLES, SIZES, places_in
from bedesten.istanbul.encounters import PRICE, PayGovernor
from bedesten.istanbul.guide.reasons.common import (
    Why,
    acting_place,
    agreed,
    cannot_pay,
    good_full,
    holds,
    lacking,
    no_assistant_at,
    no_card,
    no_card_to_draw,
    no_room,
    rubies_gone,
)
from bedesten.istanbul.guide.reasons.moment import red
from bedesten.istanbul.ids import (
    BLUE,
    COLOURS,
    DEMAND_TILES,
    GEMSTONE,
    GOODS,
    LARGE_MARKET,
    PALACE,
    POLICE,
    SMALL_MARKET_ANY,
)
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places import gemstones, palace, wainwright
from bedesten.istanbul.places.dice_places import ChangeDice, red_applies
from bedesten.istanbul.places.markets import DEMANDED, MARKET_PLACE
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.rulings import FAMILY_HOME_AT_END, FAMILY_MAY_SKIP_ACTION
from bedesten.istanbul.rulings import SMALL_MARKET_ANY as ANY_SIZE

NO_CARDS = no_card_to_draw("IST-CARA-4")


def extend(s: State, seat: int, _: int) -> Reason:
    """IST-WAIN-1: at most three extensions, 7 lira each."""
    me = s.seats[seat]
    if me.capacity == wainwright.FULL_CAPACITY:
        return Reason("IST-WAIN-1", "cart_complete", {"capacity": me.capacity})
    return cannot_pay("IST-WAIN-1", s, seat, wainwright.PRICE)


def discard(s: State, seat: int, card: int) -> Reason:
    """IST-CARA-1, IST-ENC-5: a card from their hand."""
    paying = isinstance(s.todo[-1], PayGovernor)
    return no_card("IST-ENC-5" if paying else "IST-CARA-1", s, card)


def return_all(s: State, seat: int, which: int) -> Reason:
    """IST-FOUN-1: own assistants only; the first place without one is named."""
    missing = places_in(s.rules.sets[which] & ~s.seats[seat].out)
    return no_assistant_at("IST-FOUN-1", s, seat, missing[0])


def cheap_good(s: State, seat: int, good: int) -> Reason:
    """IST-BLACK-1: fabric, spice or fruit, with room."""
    if good == BLUE:
        return Reason("IST-BLACK-1", "not_jewelry", {"good": GOODS[good]})
    return good_full("IST-GEN-4", s, seat, good)


def set_four(s: State, seat: int, die: int) -> Reason:
    """IST-RED-1: with the red tile, a die that shows something else."""
    step = s.todo[-1]
    if isinstance(step, ChangeDice) and red_applies(s, seat, step.announced):
        return Reason("IST-RED-1", "shows_four", {"die": die})
    return red(s, seat)


def sell(s: State, seat: int, bundle: int) -> Reason:
    """IST-MARK-1: at least one good, owned and demanded."""
    if bundle == 0:
        return Reason("IST-MARK-1", "sell_nothing")
    missing = lacking(s.seats[seat].goods, BUNDLES[bundle])
    if missing:
        return Reason("IST-MARK-1", "lacking", {"missing": missing})
    tile = s.markets[MARKET_PLACE.index(acting_place(s, seat))].tile
    unwanted = lacking(DEMANDED[tile], BUNDLES[bundle])
    return Reason("IST-MARK-1", "not_demanded", {"unwanted": unwanted, "demand": DEMAND_TILES[tile]})


def sell_any(s: State, seat: int, bundle: int) -> Reason:
    """IST-MARK-3: with the card, at the small market, what is owned."""
    if acting_place(s, seat) == LARGE_MARKET:
        card = s.rules.card_names[SMALL_MARKET_ANY]
        return Reason("IST-MARK-3", "only_small_market", {"card": card})
    if not holds(s, seat, SMALL_MARKET_ANY):
        return no_card("IST-CARD-12", s, SMALL_MARKET_ANY)
    if bundle == 0:
        return Reason("IST-MARK-3", "sell_nothing")
    missing = lacking(s.seats[seat].goods, BUNDLES[bundle])
    ruled = None if missing else agreed(s, ANY_SIZE)
    return ruled or Reason("IST-MARK-3", "lacking", {"missing": missing})


def send(s: State, seat: int, place: int) -> Reason:
    """IST-POLI-4: not while it is away; IST-POLI-1: not to the station itself."""
    family = s.seats[seat].family
    if family != POLICE:
        return Reason("IST-POLI-4", "family_away", {"place": s.rules.place_names[family]})
    ruled = agreed(s, FAMILY_MAY_SKIP_ACTION) if place != POLICE else None
    return ruled or Reason("IST-POLI-1", "send_elsewhere", {"place": s.rules.place_names[place]})


def deliver(s: State, seat: int, chosen: int) -> Reason:
    """IST-SULT-1: all goods of the uncovered spaces, as many of any type as there are "any" spaces."""
    uncovered = palace.SPACES - s.rubies[PALACE]
    if uncovered == palace.SPACES:
        return rubies_gone("IST-SULT-2", s, PALACE)
    spaces = palace.PRICES[uncovered][palace.ANY]
    fits = SIZES[chosen] == spaces
    missing = lacking(s.seats[seat].goods, palace.price(uncovered, chosen if fits else 0))
    if missing:
        return Reason("IST-SULT-1", "lacking", {"missing": missing})
    return Reason("IST-SULT-1", "any_spaces", {"spaces": spaces, "count": SIZES[chosen]})


def take_tile(s: State, seat: int, tile: int) -> Reason:
    """IST-MOSQ-1: not owned yet, not gone, and its number carried."""
    me = s.seats[seat]
    if me.tiles >> tile & 1:
        return Reason("IST-MOSQ-1", "tile_owned", {"tile": COLOURS[tile]})
    stack = REQUIRED[s.players]
    gone = taken(s, tile)
    if gone == len(stack):
        return Reason("IST-MOSQ-1", "tile_gone", {"tile": COLOURS[tile]})
    facts: dict[str, object] = {"tile": COLOURS[tile], "good": GOODS[tile], "count": me.goods[tile]}
    return Reason("IST-MOSQ-1", "tile_goods", {**facts, "needed": stack[gone]})


def buy_ruby(s: State, seat: int, _: int) -> Reason:
    """IST-GEM-2 before IST-GEM-1."""
    if s.rubies[GEMSTONE] == 0:
        return rubies_gone("IST-GEM-2", s, GEMSTONE)
    return Reason("IST-GEM-1", "ruby_price", {"lira": s.seats[seat].lira, "price": gemstones.price(s)})


def repeat(s: State, seat: int, chosen: int) -> Reason:
    """IST-CARD-13: with the card of this place, if the action is possible once more."""
    place = acting_place(s, seat)
    card = s.rules.repeat_card[place]
    if not holds(s, seat, card):
        return no_card("IST-CARD-13", s, card)
    if place == PALACE:
        return deliver(s, seat, chosen)
    if chosen != 0:
        return Reason("IST-CARD-13", "repeat_plain", {"place": s.rules.place_names[place]})
    return buy_ruby(s, seat, 0)  # mail is always there to be collected again


def pay_two(s: State, seat: int, _: int) -> Reason:
    """IST-ENC-5, IST-ENC-7: the price of governor and smuggler."""
    paying = isinstance(s.todo[-1], PayGovernor)
    return cannot_pay("IST-ENC-5" if paying else "IST-ENC-7", s, seat, PRICE)


def reward_card(s: State, seat: int, _: int) -> Reason:
    """IST-ENC-3; IST-END-4: not after the last round."""
    ruled = agreed(s, FAMILY_HOME_AT_END) if s.active < 0 else None
    return ruled or no_card_to_draw("IST-ENC-3")


ACTIONS: dict[Action, Why] = {
    ids.EXTEND: extend,
    ids.BUY: no_room("IST-WARE-2"),
    ids.TAKE_CARDS: NO_CARDS,
    ids.TAKE_DISCARD: Reason("IST-CARA-2", "discards_empty"),
    ids.DISCARD: discard,
    ids.RETURN: return_all,
    ids.BLACK_GOOD: cheap_good,
    ids.GAIN: cheap_good,
    ids.SET4: set_four,
    ids.REROLL: red,
    ids.SELL: sell,
    ids.SELL_ANY: sell_any,
    ids.SEND: send,
    ids.DELIVER: deliver,
    ids.TAKE_TILE: take_tile,
    ids.BUY_RUBY: buy_ruby,
    ids.REPEAT: repeat,
    ids.PAY2: pay_two,
    ids.GIVE: lambda s, seat, good: Reason("IST-ENC-7", "lacking", {"missing": GOODS[good]}),
    ids.REWARD_CARD: reward_card,
}
