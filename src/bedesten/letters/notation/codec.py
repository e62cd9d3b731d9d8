"""The expansion's fields of a position. The schema is described in docs/notation.md."""

from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.notation.book import Data
from bedesten.letters import options
from bedesten.letters.ids import KIOSK_PLACE, KIOSK_TILES, PLACES, SECRET_SOCIETY
from bedesten.letters.lexicon import LETTER
from bedesten.letters.rulings import SECRET_SOCIETY_LIRA
from bedesten.letters.side import side_of
from bedesten.letters.society import PILES

SUPPLIES = ["general_supply", "personal_supply"]


def dump_table(t: Table, data: Data) -> None:
    side = side_of(t)
    names = t.rules.place_names
    data["places"][PLACES[KIOSK_PLACE]] = {
        "pile_size": side.tiles.bit_count(),
        "revealed": tile_words(side.shown),
        "chosen": tile_words(side.spent),
        "discard": tile_words(side.tile_discards),
    }
    data["places"][PLACES[SECRET_SOCIETY]] = {"lira": PILES[side.served :]}
    if t.rulings[SECRET_SOCIETY_LIRA]:
        data["places"][PLACES[SECRET_SOCIETY]]["served"] = places_in(side.paid)
    data["letters"] = {
        "pile_size": side.pile_size,
        "discard": [place for place, count in enumerate(side.discarded) for _ in range(count)],
    }
    data["bonus_deck"] = options.DECKS[side.new_only]
    data["letter_tables"] = options.write(side.tables)
    data["acting"] = names[t.acting] if t.acting else None
    data["doubled"] = side.doubled
    data["joined"] = side.joined
    data["added_rubies"] = side.added
    for seat, entry in enumerate(data["seats"]):
        entry["companion"] = companion_word(side.companions[seat], names)
        entry["letters"] = [LETTER.words[letter] for letter in side.letters[seat]]


def tile_words(tiles: int) -> list[str]:
    return [tile for number, tile in enumerate(KIOSK_TILES) if tiles >> number & 1]


def companion_word(companion: int, names: list[str]) -> str:
    return names[companion] if companion > 0 else SUPPLIES[-companion]
