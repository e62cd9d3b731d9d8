"""The expansion's fields of a position. The schema is described in docs/notation.md."""

from bedesten.istanbul.board import ENDS, NO_EDGE
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.notation.book import Data
from bedesten.istanbul.view import View
from bedesten.mocha import options
from bedesten.mocha.ids import COFFEE_HOUSE, NO_GUILD_CARD, SLOT, TAVERN_TILES
from bedesten.mocha.pile import guild_cards
from bedesten.mocha.places import coffee_price
from bedesten.mocha.side import MochaSide, secret_of, side_of
from bedesten.mocha.tavern import TILE_PRICES, tiles_taken

SIDES = ["A", "B"]


def dump_table(t: Table, data: Data) -> None:
    side = side_of(t)
    places = data["places"]
    places["coffee_house"]["price"] = coffee_price(t) if t.rubies[COFFEE_HOUSE] else None
    places["tavern"] = {
        "baksheesh": SIDES[side.baksheesh],
        "goods": options.write_side(side.tables, side.baksheesh),
        "tiles": {tile: TILE_PRICES[tiles_taken(t, i) :] for i, tile in enumerate(TAVERN_TILES)},
    }
    places["guild_hall"] = {
        "pile_size": side.pile_size,
        "discard": side.discards.copy(),
        "in_play": side.in_play if side.in_play != NO_GUILD_CARD else None,
    }
    data["barrier"] = {"edge": edge_word(side.edge), "holder": side.holder}
    data["tables"] = options.write(side.tables)
    for seat, entry in enumerate(data["seats"]):
        entry["coffee"] = side.coffee[seat]
        entry["tavern_tiles"] = tile_words(side, seat)


def edge_word(edge: int) -> str | None:
    return None if edge == NO_EDGE else f"{edge // ENDS}|{edge % ENDS}"


def tile_words(side: MochaSide, seat: int) -> list[str]:
    return [tile for i, tile in enumerate(TAVERN_TILES) if side.tiles[seat] >> i & 1]


def dump_hidden(s: State, data: Data) -> None:
    secret = secret_of(s)
    data["guild_pile"] = guild_cards(secret.pile)
    for seat, entry in enumerate(data["seats"]):
        entry["guild_hand"] = guild_cards(secret.hands[seat])


def dump_glimpse(v: View, data: Data) -> None:
    for seat, entry in enumerate(data["seats"]):
        entry["guild_cards"] = side_of(v.table).held[seat]
        if seat == v.seat:
            entry["guild_hand"] = guild_cards(v.glimpses[SLOT][0])
