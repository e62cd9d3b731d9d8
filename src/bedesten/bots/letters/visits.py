"""What a trader can make of the places of Letters & Seals."""

from typing import Final

from bedesten.bots.istanbul import effects
from bedesten.bots.istanbul.skills import Visit, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.visits import priciest
from bedesten.bots.letters.holdings import UNKNOWN_PLACE, holdings_of, own
from bedesten.bots.letters.worth import AUCTIONED, TILES
from bedesten.letters import ids
from bedesten.letters.ids import REPEAT_SECRET
from bedesten.letters.places import LETTERS
from bedesten.letters.society import PILES, SEALS


def at_embassy(w: World, t: Trader) -> list[Trader]:
    """Letters for places that nobody knows yet."""
    own(t).fronts += (UNKNOWN_PLACE,) * LETTERS
    return [t]


def at_kiosk(w: World, t: Trader) -> list[Trader]:
    own(t).fronts += (UNKNOWN_PLACE,)
    t.extra += TILES
    return [t]


def at_auction_house(w: World, t: Trader) -> list[Trader]:
    good = priciest(t, 4)
    if good >= 0:
        t.goods[good] += 1
    t.extra += AUCTIONED
    return [t]


def at_secret_society(w: World, t: Trader) -> list[Trader]:
    """A ruby of any track, as often as seals and cards allow."""
    plans: list[Trader] = []
    if holdings_of(t).seals() < SEALS:
        return plans
    for track in w.skills.tracks:
        c = t.copy()
        if pay_for_ruby(w, c, track):
            while c.hand[REPEAT_SECRET] > 0 and pay_for_ruby(w, c, track):
                w.spend(c, REPEAT_SECRET)
            plans.append(c)
    return plans


def pay_for_ruby(w: World, t: Trader, track: int) -> bool:
    """Whether they could."""
    if holdings_of(t).seals() < SEALS:
        return False
    held = own(t)
    held.pay_seals(SEALS)
    if held.served < len(PILES):
        t.lira += PILES[held.served]
        held.served += 1
    take_ruby(w, t, track)
    return True


def take_ruby(w: World, t: Trader, track: int) -> None:
    """The track it comes from moves on."""
    w.skills.tracks[track].move_on(t)
    effects.gain_ruby(w, t)


VISITS: Final[dict[int, Visit]] = {  # by place
    ids.EMBASSY_PLACE: at_embassy,
    ids.KIOSK_PLACE: at_kiosk,
    ids.AUCTION_HOUSE: at_auction_house,
    ids.SECRET_SOCIETY: at_secret_society,
}
