"""What a place holds for a seat that comes there with what it has: the best use of its action, or why there
is none. Nothing is decided by it."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.guide import Outlook, Reason
from bedesten.istanbul import ids
from bedesten.istanbul.guide import prospects
from bedesten.istanbul.guide.reasons import actions
from bedesten.istanbul.guide.reasons.common import good_full
from bedesten.istanbul.ids import BLUE, COLOURS, DEMAND_TILES, GOODS
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places import gemstones, palace, wainwright
from bedesten.istanbul.places.dice_places import JEWELRY
from bedesten.istanbul.places.markets import DEMANDED, LARGE, MOST_SOLD, REVENUE, SMALL
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA
from bedesten.istanbul.rulings import SMALL_MARKET_ANY as ANY_SIZE

TEA_NUMBERS: Final = [6, 8, 10]  # of which the odds are told
MOST_JEWELRY: Final = max(JEWELRY)

Look: TypeAlias = Callable[[State, int], Outlook]

# where what is missing can be had
SOURCES: Final[dict[str, list[int]]] = {
    "red": [ids.FABRIC],
    "green": [ids.SPICE],
    "yellow": [ids.FRUIT],
    "blue": [ids.BLACK_MARKET],
    "lira": [ids.TEA, ids.POST],
    "assistants": [ids.FOUNTAIN],
}


def idle(why: Reason, lack: str = "", count: int = 0) -> Outlook:
    """Nothing can be done: the reason, and how much of which asset is lacking."""
    return Outlook(why.key, {**why.facts, "short": count}, lack, why=why)


def extend(s: State, seat: int) -> Outlook:
    me = s.seats[seat]
    if me.capacity == wainwright.FULL_CAPACITY:
        return idle(actions.extend(s, seat, 0))
    if me.lira < wainwright.PRICE:
        return idle(actions.extend(s, seat, 0), "lira", wainwright.PRICE - me.lira)
    last = me.capacity + 1 == wainwright.FULL_CAPACITY
    facts: dict[str, object] = {"capacity": me.capacity + 1, "price": wainwright.PRICE}
    return Outlook("extend_ruby" if last else "extend", facts, "lira", me.lira - wainwright.PRICE)


def fill(good: int) -> Look:
    def look(s: State, seat: int) -> Outlook:
        me = s.seats[seat]
        count = me.capacity - me.goods[good]
        if count == 0:
            return idle(good_full("IST-WARE-1", s, seat, good))
        facts: dict[str, object] = {"good": GOODS[good], "count": count, "capacity": me.capacity}
        return Outlook("fill", facts, COLOURS[good], me.capacity, most=me.capacity)

    return look


def collect(s: State, seat: int) -> Outlook:
    """What has no room is lost."""
    me = s.seats[seat]
    goods = "".join(GOODS[good] for good in MAIL_GOODS[s.post] if me.goods[good] < me.capacity)
    facts: dict[str, object] = {"goods": goods, "lira": MAIL_LIRA[s.post], "count": len(goods)}
    return Outlook("mail" if goods else "mail_lira", facts, "lira", me.lira + MAIL_LIRA[s.post])


def take_cards(s: State, seat: int) -> Outlook:
    return Outlook("cards", {}, "cards") if s.can_draw() else idle(actions.NO_CARDS)


def call_back(s: State, seat: int) -> Outlook:
    me = s.seats[seat]
    count = me.out.bit_count()
    if count == 0:
        return idle(Reason("IST-FOUN-1", "nobody_out"))
    return Outlook("return", {"count": count}, "assistants", len(me.stack) + count)


def black_market(s: State, seat: int) -> Outlook:
    """With the odds, as long as there is room for what the dice may bring."""
    me, rolls = s.seats[seat], prospects.of_jewelry(s, seat)
    room = me.capacity - me.goods[BLUE]
    odds = {f"least_{n}": prospects.percent(rolls, COLOURS[BLUE], n) for n in (1, 2, 3)}
    return Outlook("black_market" if room >= MOST_JEWELRY else "black_market_full", dict(odds), COLOURS[BLUE])


def tea(s: State, seat: int) -> Outlook:
    odds = {f"at_{n}": prospects.percent(prospects.of_number(s, seat, n), "lira", n) for n in TEA_NUMBERS}
    return Outlook("tea", dict(odds), "lira")


def sell(which: int) -> Look:
    def look(s: State, seat: int) -> Outlook:
        me = s.seats[seat]
        wanted = DEMANDED[s.markets[which].tile]
        if count := min(MOST_SOLD, sum(map(min, me.goods, wanted))):
            return sale("sell", which, count, me.lira)
        least = MOST_SOLD if s.rulings[ANY_SIZE] else 1
        card = which == SMALL and s.hands[seat][ids.SMALL_MARKET_ANY] > 0
        if card and (count := min(MOST_SOLD, sum(me.goods))) >= least:
            return sale("sell_any", which, count, me.lira)
        demand = DEMAND_TILES[s.markets[which].tile]
        return idle(Reason("IST-MARK-1", "none_wanted", {"demand": demand}))

    return look


def sale(key: str, which: int, count: int, lira: int) -> Outlook:
    brings = REVENUE[which][count]
    return Outlook(key, {"count": count, "lira": brings}, "lira", lira + brings)


def send(s: State, seat: int) -> Outlook:
    if s.seats[seat].family != ids.POLICE:
        return idle(actions.send(s, seat, ids.FOUNTAIN))
    return Outlook("send")


def deliver(s: State, seat: int) -> Outlook:
    goods, uncovered = s.seats[seat].goods, palace.SPACES - s.rubies[ids.PALACE]
    if uncovered == palace.SPACES:
        return idle(actions.deliver(s, seat, 0))
    price = palace.PRICES[uncovered]
    lacks = [max(0, price[good] - goods[good]) for good in range(4)]
    spare = sum(goods) - sum(min(goods[good], price[good]) for good in range(4))
    short = sum(lacks) + max(0, price[palace.ANY] - spare)
    if short == 0:
        return Outlook("deliver", {"count": sum(price)}, "rubies", s.seats[seat].rubies + 1)
    if not sum(lacks):
        facts: dict[str, object] = {"needed": sum(price), "count": sum(goods)}
        return idle(Reason("IST-SULT-1", "few_for_palace", facts), "goods", short)
    first = next(good for good in range(4) if lacks[good])
    return idle(actions.deliver(s, seat, 0), COLOURS[first], short)


def take_tile(tiles: list[int]) -> Look:
    def look(s: State, seat: int) -> Outlook:
        me = s.seats[seat]
        stack = REQUIRED[s.players]
        needed = {tile: stack[taken(s, tile)] for tile in tiles if taken(s, tile) < len(stack)}
        wanted = [tile for tile in needed if not me.tiles >> tile & 1]
        able = [tile for tile in wanted if me.goods[tile] >= needed[tile]]
        if able:
            ruby = any(me.tiles >> tile & 1 for tile in tiles)
            facts: dict[str, object] = {"tile": COLOURS[able[0]], "good": GOODS[able[0]], "price": 1}
            return Outlook("tile_ruby" if ruby else "tile", facts, COLOURS[able[0]], me.goods[able[0]] - 1)
        if not wanted:
            return idle(actions.take_tile(s, seat, tiles[0]))
        near = min(wanted, key=lambda tile: needed[tile] - me.goods[tile])
        return idle(actions.take_tile(s, seat, near), COLOURS[near], needed[near] - me.goods[near])

    return look


def buy_ruby(s: State, seat: int) -> Outlook:
    lira, price = s.seats[seat].lira, gemstones.price(s)
    if s.rubies[ids.GEMSTONE] == 0 or lira < price:
        return idle(actions.buy_ruby(s, seat, 0), "lira" if s.rubies[ids.GEMSTONE] else "", price - lira)
    return Outlook("ruby", {"price": price}, "lira", lira - price)


LOOKS: Final[dict[int, Look]] = {
    ids.WAINWRIGHT: extend,
    ids.FABRIC: fill(ids.RED),
    ids.SPICE: fill(ids.GREEN),
    ids.FRUIT: fill(ids.YELLOW),
    ids.POST: collect,
    ids.CARAVANSARY: take_cards,
    ids.FOUNTAIN: call_back,
    ids.BLACK_MARKET: black_market,
    ids.TEA: tea,
    ids.LARGE_MARKET: sell(LARGE),
    ids.SMALL_MARKET: sell(SMALL),
    ids.POLICE: send,
    ids.PALACE: deliver,
    ids.SMALL_MOSQUE: take_tile([ids.RED, ids.GREEN]),
    ids.GREAT_MOSQUE: take_tile([ids.BLUE, ids.YELLOW]),
    ids.GEMSTONE: buy_ruby,
}
