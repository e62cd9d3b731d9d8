"""A view as plans see it: the viewer as a trader."""

from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.trader import UNDECIDED, UNKNOWN, Trader
from bedesten.istanbul.ids import GEMSTONE, PALACE, POLICE
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import DEMANDED
from bedesten.istanbul.places.palace import SPACES
from bedesten.istanbul.view import View


def trader(v: View) -> Trader:
    """The viewer."""
    t, me, skills = v.table, v.table.seats[v.seat], skills_of(v.table.rules)
    return Trader(
        UNDECIDED,
        0,
        sum(count * skills.cards[card] for card, count in enumerate(v.hand)),
        me.place,
        me.lira,
        me.goods.copy(),
        me.capacity,
        me.rubies,
        me.tiles,
        me.out,
        me.stack,
        sum(1 << place for place in set(t.strays)),
        me.family == POLICE,
        v.hand,
        SPACES - t.rubies[PALACE],
        TRACK_END - t.rubies[GEMSTONE],
        t.post,
        [demand(t, 0), demand(t, 1)],
        [owned(v) for owned in skills.owned],
    )


def demand(t: Table, market: int) -> list[int]:
    """What a market asks for, as far as it is known."""
    tile = t.markets[market].tile
    return DEMANDED[tile] if tile >= 0 else UNKNOWN[market]
