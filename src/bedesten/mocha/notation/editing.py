"""What of the expansion can be laid by hand."""

from bedesten.core.notation.editing import NUMBER, ORDER, SET, WORD, Field
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation.book import Data
from bedesten.mocha.ids import GUILD_CARDS, NOBODY, TAVERN_TILES
from bedesten.mocha.notation.codec import SIDES, edge_word

MOST_COFFEE = 99
HALL = ("place", "guild_hall")


def table_fields(s: State) -> list[Field]:
    tavern = ("place", "tavern")
    return [
        Field("places.tavern.baksheesh", WORD, "baksheesh", 1, words="baksheesh", about=tavern),
        Field("places.guild_hall.discard", ORDER, "discard", 0, GUILD_CARDS, "guild_card", HALL),
        Field("barrier.edge", WORD, "barrier", 0, words="edge"),
        Field("barrier.holder", WORD, "barrier_holder", 0, words="seat"),
    ]


def seat_fields(s: State) -> list[Field]:
    return [
        Field("coffee", NUMBER, "", 0, MOST_COFFEE, about=("good", "C")),
        Field("guild_hand", SET, "guild_hand", 0, GUILD_CARDS, "guild_card"),
        Field("tavern_tiles", SET, "tavern_tiles", 0, len(TAVERN_TILES), "tavern_tile"),
    ]


def vocabularies(s: State) -> dict[str, list[str]]:
    edges = [edge_word(edge) for edge in sorted(s.board.edges)]
    return {
        "baksheesh": SIDES,
        "guild_card": [str(card) for card in range(1, GUILD_CARDS + 1)],
        "edge": [word for word in edges if word],
        "tavern_tile": TAVERN_TILES,
    }


def spread(data: Data) -> None:
    hall, barrier = data["places"]["guild_hall"], data["barrier"]
    played = [hall["in_play"]] if hall["in_play"] else []
    hall["discard"], hall["in_play"] = [str(card) for card in [*hall["discard"], *played]], None
    barrier["holder"] = None if barrier["holder"] == NOBODY else str(barrier["holder"])
    for seat in data["seats"]:
        seat["guild_hand"] = [str(card) for card in seat["guild_hand"]]


def gather(data: Data) -> None:
    hall, barrier = data["places"]["guild_hall"], data["barrier"]
    hall["discard"] = [int(card) for card in hall["discard"]]
    barrier["holder"] = NOBODY if barrier["holder"] is None else int(barrier["holder"])
    for seat in data["seats"]:
        seat["guild_hand"] = [int(card) for card in seat["guild_hand"]]
