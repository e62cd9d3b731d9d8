"""What a trader owns of Mocha & Baksheesh, and the prices that they change."""

from typing import Final

from bedesten.bots.istanbul.tracks import Track
from bedesten.bots.istanbul.trader import Holdings, Trader
from bedesten.bots.mocha.worth import COFFEE, GUILD, MOST_BAGS, TAVERN
from bedesten.istanbul.board import Board
from bedesten.istanbul.view import View
from bedesten.mocha.ids import COFFEE_HOUSE, MOVEMENT, SLOT, TAVERN_TILES
from bedesten.mocha.places import TRACK_END
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import TILE_PRICES, tiles_taken
from bedesten.mocha.ways import FAR

NEVER: Final = 1000  # more coffee than anybody has


class Offers:
    """Prices that no plan changes."""

    def __init__(self, baksheesh: list[list[int]], tiles: list[int]) -> None:
        self.baksheesh = baksheesh  # goods by side
        self.tiles = tiles  # coffee for the next tavern tile of each kind


class MochaHoldings(Holdings):
    def __init__(
        self, coffee: int, guild: int, hand: float, tavern: int, house: int, baksheesh: int, offers: Offers
    ) -> None:
        self.coffee = coffee
        self.guild = guild  # guild cards in hand, as bits …
        self.hand = hand  # … and what they are worth
        self.tavern = tavern  # owned tavern tiles, as bits
        self.house = house  # coffee that a ruby costs
        self.baksheesh = baksheesh  # the side that shows
        self.offers = offers

    def copy(self) -> "MochaHoldings":
        return MochaHoldings(
            self.coffee, self.guild, self.hand, self.tavern, self.house, self.baksheesh, self.offers
        )

    def drop(self, card: int) -> None:
        """A guild card."""
        self.guild ^= 1 << card
        self.hand -= GUILD[card]

    def add_worth(self, worth: float) -> float:
        bags = self.coffee if self.coffee < MOST_BAGS else MOST_BAGS
        return worth + COFFEE[bags] + TAVERN[self.tavern] + self.hand

    def reach(self, board: Board, place: int, near: list[int]) -> list[int]:
        return near + board.straight(place, FAR) if self.tavern >> MOVEMENT & 1 else near


def holdings_of(t: Trader) -> MochaHoldings:
    held = t.holdings[SLOT]
    assert isinstance(held, MochaHoldings)
    return held


def own(t: Trader) -> MochaHoldings:
    """To be changed, by this trader alone."""
    held = holdings_of(t).copy()
    t.hold(SLOT, held)
    return held


def owned(v: View) -> Holdings:
    side = side_of(v.table)
    offers = Offers(side.tables.baksheesh, [tile_price(v, tile) for tile in range(len(TAVERN_TILES))])
    price = TRACK_END - v.table.rubies[COFFEE_HOUSE]
    guild = v.glimpses[SLOT][0]
    hand = float(sum(GUILD[card] for card in range(len(GUILD)) if guild >> card & 1))
    return MochaHoldings(side.coffee[v.seat], guild, hand, side.tiles[v.seat], price, side.baksheesh, offers)


def tile_price(v: View, tile: int) -> int:
    """Coffee for the next tavern tile of this kind."""
    gone = tiles_taken(v.table, tile)
    return TILE_PRICES[gone] if gone < len(TILE_PRICES) else NEVER


class CoffeeHouseTrack(Track):
    def left(self, t: Trader) -> bool:
        return holdings_of(t).house < TRACK_END

    def move_on(self, t: Trader) -> None:
        own(t).house += 1
