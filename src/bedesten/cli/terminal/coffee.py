"""What Mocha & Baksheesh adds to the table in the terminal; a game without it gets nothing from here."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.look import EMBLEMS, colour, goods, rubies, spread
from bedesten.core.event import Event
from bedesten.istanbul.board import ENDS, NO_EDGE
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.view import View
from bedesten.mocha import events as ev
from bedesten.mocha.ids import COFFEE_HOUSE, SLOT, TAVERN_TILES
from bedesten.mocha.places import DRAWN, GIFT, ROAST_PRICE, ROASTED, coffee_price
from bedesten.mocha.side import MochaSide
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE, TILE_PRICES, tiles_taken
from bedesten.text import Text

GONE: Final = "-"


def side(t: Table) -> MochaSide | None:
    return next((one for one in t.sides if isinstance(one, MochaSide)), None)


# --- the places


def gift(t: Table) -> str:
    """The coffee that comes with the cards of the caravansary. MOC-PLACE-6."""
    return f"+{GIFT}C " if side(t) else ""


def roasting_plant(t: Table, text: Text, width: int) -> Line:
    return Line(f"{ROAST_PRICE}L/?/c:+{ROASTED}C")


def guild_hall(t: Table, text: Text, width: int) -> Line:
    """What a visit brings, and of how many guild cards."""
    mine = side(t)
    assert mine is not None
    return Line(f"+{GIFT}C +{DRAWN}g/{mine.pile_size}")


def tavern(t: Table, text: Text, width: int) -> Line:
    """The prices of the top tiles, and the goods that go with coffee for a ruby."""
    mine = side(t)
    assert mine is not None
    asked = "".join(good * n for good, n in zip(GOODS, mine.tables.baksheesh[mine.baksheesh], strict=True))
    tiles = " ".join(f"{sign(tile)}{top_price(t, tile)}" for tile in range(len(TAVERN_TILES)))
    full = Line(f"{tiles} {BARRIER_PRICE}C {RUBY_PRICE}C+") + goods(asked)
    return full if full.cell_len <= width else Line(f"{tiles} ") + goods(asked)


def sign(tile: int) -> str:
    """A tavern tile as a letter."""
    return TAVERN_TILES[tile][0].upper()


def top_price(t: Table, tile: int) -> str:
    gone = tiles_taken(t, tile)
    return str(TILE_PRICES[gone]) if gone < len(TILE_PRICES) else GONE


def coffee_house(t: Table, text: Text, width: int) -> Line:
    if t.rubies[COFFEE_HOUSE] == 0:
        return Line(text.say("ui.brief.sold_out"))
    return spread(Line(f"{coffee_price(t)}C"), rubies(t.rubies[COFFEE_HOUSE]), width)


# --- the seats


def riches(t: Table, seat: int) -> list[str]:
    """Coffee and guild cards of a player."""
    mine = side(t)
    return [f"{mine.coffee[seat]}C", f"{mine.held[seat]}g"] if mine else []


def tiles(t: Table, seat: int) -> str:
    """The tavern tiles of a player."""
    mine = side(t)
    return "".join(sign(tile) for tile in places_in(mine.tiles[seat])) if mine else ""


def barrier(t: Table) -> int:
    """The edge where the barrier lies."""
    mine = side(t)
    return mine.edge if mine else NO_EDGE


def about_barrier(t: Table, text: Text) -> list[Line]:
    """Where the barrier lies and who may cross it, in words."""
    mine = side(t)
    if mine is None or mine.edge == NO_EDGE:
        return []
    who = f"{EMBLEMS[mine.holder]} {text.say(f'ui.colour.{colour(mine.holder)}')}"
    return [Line(text.say("ui.barrier", {"edge": edge_sign(mine.edge), "who": who}))]


def edge_sign(edge: int) -> str:
    return f"{edge // ENDS}|{edge % ENDS}"


def guild_hand(v: View) -> list[int]:
    """The own guild cards."""
    return places_in(v.glimpses[SLOT][0]) if side(v.table) and v.seat >= 0 else []


def guild_name(v: View, card: int, text: Text, form: str) -> str:
    return text.say("ui.guild_card", {"number": card, "place": text.say(f"{form}.{place(v, card)}")})


def place(v: View, card: int) -> str:
    """A guild card has the number of its place."""
    return v.table.rules.place_names[card]


def texts(v: View, text: Text) -> list[tuple[str, str]]:
    """The own guild cards and tavern tiles, each with what it does."""
    mine = side(v.table)
    owned = places_in(mine.tiles[v.seat]) if mine else []
    kinds = [TAVERN_TILES[tile] for tile in owned]
    return [
        *[
            (guild_name(v, card, text, "name.place"), text.say(f"guild_text.{card}"))
            for card in guild_hand(v)
        ],
        *[(text.name("tavern_tile", kind), text.say(f"tavern_tile_text.{kind}")) for kind in kinds],
    ]


# --- what happened


def changes(before: Table, after: Table, seat: int) -> list[tuple[int, str]]:
    """Coffee and guild cards won or spent."""
    old, new = side(before), side(after)
    if old is None or new is None:
        return []
    return [(new.coffee[seat] - old.coffee[seat], "C"), (new.held[seat] - old.held[seat], "g")]


def announced(events: list[Event], text: Text) -> list[str]:
    """The guild card that was played instead of a turn."""
    cards = [event.args[0] for event in events if event.kind == ev.ANNOUNCED_GUILD]
    return [text.say("ui.sum.guild", {"number": card}) for card in cards]
