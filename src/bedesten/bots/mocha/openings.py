"""Options of Mocha & Baksheesh as the beginnings of plans."""

from typing import Final

from bedesten.bots.istanbul import effects
from bedesten.bots.istanbul.openings import move, nothing
from bedesten.bots.istanbul.skills import Begin, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.visits import cheapest
from bedesten.bots.mocha.guild import guild_turn
from bedesten.bots.mocha.holdings import holdings_of, own
from bedesten.bots.mocha.visits import at_barrier, take_ruby, take_tavern_tile
from bedesten.core.ids import Action
from bedesten.istanbul import encounters
from bedesten.istanbul.board import ENDS
from bedesten.mocha import ids
from bedesten.mocha.bundles import SIXES
from bedesten.mocha.ids import CORNER_MOVE, TAVERN
from bedesten.mocha.places import ROAST_PRICE, ROASTED


def corner(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    w.spend(t, CORNER_MOVE)
    return move(w, t, place, target)


def guild(w: World, t: Trader, place: int, card: int) -> list[Trader]:
    return guild_turn(w, t, card) or [t]


def roast_lira(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    t.lira -= ROAST_PRICE
    own(t).coffee += ROASTED
    return [t]


def roast_good(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    t.goods[good] -= 1
    own(t).coffee += ROASTED
    return [t]


def roast_bonus(w: World, t: Trader, place: int, card: int) -> list[Trader]:
    w.spend(t, card)
    own(t).coffee += ROASTED
    return [t]


def roast_guild(w: World, t: Trader, place: int, card: int) -> list[Trader]:
    held = own(t)
    held.drop(card)
    held.coffee += ROASTED
    return [t]


def barrier(w: World, t: Trader, place: int, edge: int) -> list[Trader]:
    """The better of the two places; nothing may come of it."""
    ends = [end for end in (edge // ENDS, edge % ENDS) if end != TAVERN]
    return [c for end in ends for c in at_barrier(w, t.copy(), end)]


def tile(w: World, t: Trader, place: int, which: int) -> list[Trader]:
    return take_tavern_tile(w, t, which)


def ruby(w: World, t: Trader, place: int, track: int) -> list[Trader]:
    return take_ruby(w, t, track)


def at(w: World, t: Trader, _: int, place: int) -> list[Trader]:
    return w.visits[place](w, t) or [t]


def meet_trader(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    """Free with the tile, for lira if there are any, for a good otherwise."""
    own(t).coffee += 1
    if not holdings_of(t).tavern >> ids.ENCOUNTER & 1:
        if t.lira >= encounters.PRICE:
            t.lira -= encounters.PRICE
        else:
            effects.pay(t, cheapest(t.goods, 1))
    return [t]


def pay_set(w: World, t: Trader, place: int, six: int) -> list[Trader]:
    effects.deliver(w, t, SIXES[six])
    return [t]


OPTIONS: Final[dict[Action, Begin]] = {  # by verb
    ids.LINE: move,
    ids.CORNER: corner,
    ids.GUILD: guild,
    ids.ROAST_LIRA: roast_lira,
    ids.ROAST_GOOD: roast_good,
    ids.ROAST_BONUS: roast_bonus,
    ids.ROAST_GUILD: roast_guild,
    ids.STOP: nothing,
    ids.BARRIER: barrier,
    ids.TILE: tile,
    ids.RUBY: ruby,
    ids.AT: at,
    ids.MEET_TRADER: meet_trader,
    ids.PAY_SET: pay_set,
}
