"""What a trader can make of the places of Letters & Seals and of the catacombs."""

from typing import Final

from bedesten.bots.greedy import effects
from bedesten.bots.greedy.bazaar import Bazaar
from bedesten.bots.greedy.trader import UNKNOWN_PLACE, Trader
from bedesten.bots.greedy.visits import dearest
from bedesten.istanbul.ids import FOUNTAIN, GEMSTONE, PALACE
from bedesten.letters.ids import REPEAT_SECRET
from bedesten.letters.places import LETTERS
from bedesten.letters.society import PILES, SEALS

TILES: Final = 4.5  # the best of the tiles at the kiosk, and the last one
AUCTIONED: Final = 2.5  # two cards for a bid, or the bid of another


def at_embassy(w: Bazaar, t: Trader) -> list[Trader]:
    """Letters for places that nobody knows yet."""
    t.fronts += (UNKNOWN_PLACE,) * LETTERS
    return [t]


def at_kiosk(w: Bazaar, t: Trader) -> list[Trader]:
    t.fronts += (UNKNOWN_PLACE,)
    t.extra += TILES
    return [t]


def at_auction_house(w: Bazaar, t: Trader) -> list[Trader]:
    good = dearest(t, range(4))
    if good >= 0:
        t.goods[good] += 1
    t.extra += AUCTIONED
    return [t]


def at_secret_society(w: Bazaar, t: Trader) -> list[Trader]:
    """A ruby of either track, as often as seals and cards allow."""
    found: list[Trader] = []
    for track in w.tracks:
        c = t.copy()
        if pay_for_ruby(w, c, track):
            while c.hand[REPEAT_SECRET] > 0 and pay_for_ruby(w, c, track):
                c.spend(REPEAT_SECRET)
            found.append(c)
    return found


def pay_for_ruby(w: Bazaar, t: Trader, track: int) -> bool:
    """Whether he could."""
    if t.seals() < SEALS:
        return False
    t.pay_seals(SEALS)
    take_ruby(w, t, track)
    if t.served < len(PILES):
        t.lira += PILES[t.served]
        t.served += 1
    return True


def take_ruby(w: Bazaar, t: Trader, track: int) -> None:
    """The track it comes from moves on."""
    if track == PALACE:
        t.palace += 1
    elif track == GEMSTONE:
        t.dealer += 1
    else:
        t.house += 1
    effects.gain_ruby(w, t)


def at_catacombs(w: Bazaar, t: Trader) -> list[Trader]:
    """A coffee is never too many; from the middle of the bazaar every place is near."""
    t.coffee += 1
    t.place = FOUNTAIN
    t.deliver(FOUNTAIN)
    return [t]
