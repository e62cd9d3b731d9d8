"""Options of Mocha & Baksheesh as the beginnings of plans."""

from collections.abc import Callable
from typing import Final

from bedesten.bots.greedy import effects
from bedesten.bots.greedy.bazaar import Bazaar
from bedesten.bots.greedy.coffee import at_barrier, take_ruby, take_tavern_tile
from bedesten.bots.greedy.guild import guild_turn
from bedesten.bots.greedy.outlook import turn
from bedesten.bots.greedy.trader import Trader
from bedesten.bots.greedy.visits import cheapest
from bedesten.core.ids import Action
from bedesten.istanbul import encounters
from bedesten.istanbul.board import ENDS
from bedesten.mocha import ids
from bedesten.mocha.bundles import SIXES
from bedesten.mocha.ids import CORNER_MOVE, TAVERN
from bedesten.mocha.places import ROAST_PRICE, ROASTED

# What comes of an option: of a trader who may be changed, the place he acts on, the option's argument.
Begin = Callable[[Bazaar, Trader, int, int], list[Trader]]


def line(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    return turn(w, t, target, w.tolls_now[target], w.met[target])


def corner(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    t.spend(CORNER_MOVE)
    return line(w, t, place, target)


def guild(w: Bazaar, t: Trader, place: int, card: int) -> list[Trader]:
    return guild_turn(w, t, card) or [t]


def roast_lira(w: Bazaar, t: Trader, place: int, _: int) -> list[Trader]:
    t.lira -= ROAST_PRICE
    t.coffee += ROASTED
    return [t]


def roast_good(w: Bazaar, t: Trader, place: int, good: int) -> list[Trader]:
    t.goods[good] -= 1
    t.coffee += ROASTED
    return [t]


def roast_bonus(w: Bazaar, t: Trader, place: int, card: int) -> list[Trader]:
    t.spend(card)
    t.coffee += ROASTED
    return [t]


def roast_guild(w: Bazaar, t: Trader, place: int, card: int) -> list[Trader]:
    t.guild ^= 1 << card
    t.coffee += ROASTED
    return [t]


def stop(w: Bazaar, t: Trader, place: int, _: int) -> list[Trader]:
    return [t]


def barrier(w: Bazaar, t: Trader, place: int, edge: int) -> list[Trader]:
    """The better of the two places; nothing may come of it."""
    ends = [end for end in (edge // ENDS, edge % ENDS) if end != TAVERN]
    return [c for end in ends for c in at_barrier(w, t.copy(), end)]


def tile(w: Bazaar, t: Trader, place: int, which: int) -> list[Trader]:
    return take_tavern_tile(w, t, which)


def ruby(w: Bazaar, t: Trader, place: int, track: int) -> list[Trader]:
    return take_ruby(w, t, track)


def at(w: Bazaar, t: Trader, _: int, place: int) -> list[Trader]:
    return w.visits[place](w, t) or [t]


def meet_trader(w: Bazaar, t: Trader, place: int, _: int) -> list[Trader]:
    """Free with the tile, for lira if there are any, for a good otherwise."""
    t.coffee += 1
    if not t.tavern >> ids.ENCOUNTER & 1:
        if t.lira >= encounters.PRICE:
            t.lira -= encounters.PRICE
        else:
            effects.pay(t, cheapest(t.goods, 1))
    return [t]


def pay_set(w: Bazaar, t: Trader, place: int, six: int) -> list[Trader]:
    effects.deliver(w, t, SIXES[six])
    return [t]


COFFEE_OPTIONS: Final[dict[Action, Begin]] = {  # by verb
    ids.LINE: line,
    ids.CORNER: corner,
    ids.GUILD: guild,
    ids.ROAST_LIRA: roast_lira,
    ids.ROAST_GOOD: roast_good,
    ids.ROAST_BONUS: roast_bonus,
    ids.ROAST_GUILD: roast_guild,
    ids.STOP: stop,
    ids.BARRIER: barrier,
    ids.TILE: tile,
    ids.RUBY: ruby,
    ids.AT: at,
    ids.MEET_TRADER: meet_trader,
    ids.PAY_SET: pay_set,
}
