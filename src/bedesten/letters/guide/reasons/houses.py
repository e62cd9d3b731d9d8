"""Kiosk, Auction House and Secret Society: why a choice is not offered. LET-KIOSK, LET-AUCT, LET-SECR."""

from collections.abc import Callable
from typing import TypeAlias

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import (
    Why,
    agreed,
    cannot_pay,
    lacking,
    no_card_to_draw,
    reason_of,
)
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.letters import ids
from bedesten.letters.auction import FinalBid, OtherBid
from bedesten.letters.guide.reasons.turn import no_letter
from bedesten.letters.kiosk import UseTile
from bedesten.letters.kiosk_tiles import (
    ONE_EACH,
    TILES,
    CardGift,
    CardPrice,
    CoffeeGift,
    CompanionHome,
    Extension,
    Gift,
    GoodGift,
    GoodPrice,
    LetterGift,
    LetterPrice,
    LiraPrice,
    Price,
    SetPrice,
    ToFountain,
)
from bedesten.letters.rulings import K15_FROM_GENERAL_SUPPLY
from bedesten.letters.side import side_of
from bedesten.letters.society import SEALS
from bedesten.letters.units import unit_box


def pick(s: State, seat: int, tile: int) -> Reason:
    """LET-KIOSK-2: a tile that lies face up."""
    return Reason("LET-KIOSK-2", "tile_not_shown", {"kiosk_tile": ids.KIOSK_TILES[tile]})


def use(s: State, seat: int, alternative: int) -> Reason:
    """LET-KIOSK-5: an alternative of the tile, paid in full, of which something is gained."""
    step = s.todo[-1]
    assert isinstance(step, UseTile)
    deals = TILES[step.tile]
    if alternative > len(deals):
        return Reason("LET-KIOSK-5", "one_alternative", {"kiosk_tile": ids.KIOSK_TILES[step.tile]})
    deal = deals[alternative - 1]
    if not deal.price.payable(s, seat):
        return reason_of(PRICES[type(deal.price)], s, seat, deal.price)
    return reason_of(GIFTS[type(deal.gift)], s, seat, deal.gift)


# --- what cannot be paid


def lira_price(s: State, seat: int, price: Price) -> Reason:
    assert isinstance(price, LiraPrice)
    return cannot_pay("LET-GEN-4", s, seat, price.lira)


def set_price(s: State, seat: int, _: Price) -> Reason:
    return Reason("LET-GEN-4", "lacking", {"missing": lacking(s.seats[seat].goods, ONE_EACH)})


OfPrice: TypeAlias = Reason | Callable[[State, int, Price], Reason]
PRICES: dict[type[Price], OfPrice] = {
    LiraPrice: lira_price,
    SetPrice: set_price,
    GoodPrice: Reason("LET-GEN-4", "no_good_held"),
    LetterPrice: Reason("LET-KIOSK-16", "no_letter_held"),
    CardPrice: Reason("LET-KIOSK-17", "no_card_held"),
}


# --- what cannot be taken


def companion_home(s: State, seat: int, _: Gift) -> Reason:
    away = side_of(s).companions[seat] == ids.GENERAL_SUPPLY
    ruled = agreed(s, K15_FROM_GENERAL_SUPPLY) if away else None
    return ruled or Reason("LET-KIOSK-12", "companion_is_home")


GIFTS: dict[type[Gift], Reason | Callable[[State, int, Gift], Reason]] = {
    GoodGift: Reason("LET-GEN-3", "cart_full"),
    CardGift: no_card_to_draw("LET-GEN-7"),
    LetterGift: no_letter("LET-LETTER-4"),
    CoffeeGift: Reason("LET-KIOSK-11", "no_coffee_known"),
    Extension: Reason("LET-KIOSK-14", "cart_complete", {"capacity": FULL_CAPACITY}),
    CompanionHome: companion_home,
    ToFountain: Reason("LET-KIOSK-15", "at_fountain_already"),
}


# --- auction and secret society


def bid(s: State, seat: int, lira: int) -> Reason:
    """LET-AUCT-3: more than the highest bid; LET-AUCT-6: with lira that are owned."""
    step = s.todo[-1]
    if isinstance(step, OtherBid | FinalBid) and lira <= step.high:
        return Reason("LET-AUCT-3", "bid_too_low", {"lira": step.high})
    return cannot_pay("LET-AUCT-6", s, seat, lira)


def secret(s: State, seat: int, _: int) -> Reason:
    return few_seals("LET-SECR-6", s, seat)


def few_seals(rule: str, s: State, seat: int) -> Reason:
    """LET-SECR-6: letters that show 6 seals at least."""
    return Reason(rule, "few_seals", {"seals": side_of(s).seals(seat), "needed": SEALS})


def track(s: State, seat: int, _: int) -> Reason:
    """LET-SECR-2: of these tracks only."""
    return Reason("LET-SECR-2", "track_where", {"places": track_names(s)})


def track_names(s: State) -> str:
    return ",".join(s.rules.place_names[place] for place in unit_box(s).tracks)


HOUSES: dict[Action, Why] = {
    ids.PICK: pick,
    ids.USE: use,
    ids.BID: bid,
    ids.SECRET: secret,
    ids.TRACK: track,
}
