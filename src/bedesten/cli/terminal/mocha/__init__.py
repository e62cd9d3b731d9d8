"""What Mocha & Baksheesh adds to the bazaar in the terminal."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.istanbul.labels import Label
from bedesten.cli.terminal.istanbul.places import Face, open_card
from bedesten.cli.terminal.istanbul.style import GOODS as GOODS_FRAME
from bedesten.cli.terminal.istanbul.style import RUBIES, SERVICE, goods, rubies
from bedesten.cli.terminal.look import spread
from bedesten.core.event import Event
from bedesten.core.ids import SPAN
from bedesten.core.play.preview import Preview
from bedesten.istanbul.board import ENDS, NO_EDGE
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.ids import CARAVANSARY, GOODS
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.view import View
from bedesten.mocha import events as ev
from bedesten.mocha.ids import (
    COFFEE_HOUSE,
    GAIN_SET,
    GIVE_SET,
    GUILD_HALL_PLACE,
    PAY_SET,
    ROASTING_PLANT,
    SLOT,
    TAKE_SET,
    TAVERN,
    TAVERN_TILES,
)
from bedesten.mocha.places import DRAWN, GIFT, ROAST_PRICE, ROASTED, coffee_price
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE, TILE_PRICES, tiles_taken
from bedesten.text import Text

GONE: Final = "-"
SIGNS: Final = {"coffee": "C", "guild_cards": "g"}
WAYS: Final = ["line", "corner"]
ACTING: Final = ["ActAt"]


# --- the places


def caravansary(t: Table, text: Text, width: int) -> Line:
    """The coffee that comes with its cards, and the open one. MOC-PLACE-6."""
    return Line(f"+{GIFT}C " + (open_card(t, text) if t.discards else ""))


def roasting_plant(t: Table, text: Text, width: int) -> Line:
    return Line(f"{ROAST_PRICE}L/?/c:+{ROASTED}C")


def guild_hall(t: Table, text: Text, width: int) -> Line:
    """What a visit brings, and of how many guild cards."""
    mine = side_of(t)
    return Line(f"+{GIFT}C +{DRAWN}g/{mine.pile_size}")


def tavern(t: Table, text: Text, width: int) -> Line:
    """The prices of the top tiles, and the goods that go with coffee for a ruby."""
    mine = side_of(t)
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


FACES: Final[dict[int, Face]] = {
    CARAVANSARY: caravansary,
    ROASTING_PLANT: roasting_plant,
    GUILD_HALL_PLACE: guild_hall,
    TAVERN: tavern,
    COFFEE_HOUSE: coffee_house,
}
FRAMES: Final = {
    ROASTING_PLANT: GOODS_FRAME,
    GUILD_HALL_PLACE: SERVICE,
    TAVERN: SERVICE,
    COFFEE_HOUSE: RUBIES,
}


# --- the seats


def riches(t: Table, seat: int) -> list[str]:
    """Coffee and guild cards of a player."""
    mine = side_of(t)
    return [f"{mine.coffee[seat]}C", f"{mine.held[seat]}g"]


def tiles(t: Table, seat: int) -> str:
    """The tavern tiles of a player."""
    return "".join(sign(tile) for tile in places_in(side_of(t).tiles[seat]))


def walls(t: Table) -> list[int]:
    """The edge where the barrier lies."""
    return [edge for edge in [side_of(t).edge] if edge != NO_EDGE]


def notes(c: Canvas) -> list[Line]:
    """Where the barrier lies and who may cross it, in words."""
    mine = side_of(c.view.table)
    who = c.who(mine.holder) if mine.edge != NO_EDGE else ""
    return [Line(c.text.say("ui.barrier", {"edge": edge_sign(mine.edge), "who": who}))] if who else []


def edge_sign(edge: int) -> str:
    return f"{edge // ENDS}|{edge % ENDS}"


def guild_hand(v: View) -> list[int]:
    """The guild cards of whoever looks."""
    return places_in(v.glimpses[SLOT][0]) if v.seat >= 0 else []


def cards(v: View, text: Text, form: str) -> list[str]:
    return [guild_name(v, card, text, "ui.tiny" if form == "ui" else "name.place") for card in guild_hand(v)]


def guild_name(v: View, card: int, text: Text, form: str) -> str:
    """A guild card has the number of its place."""
    place = v.table.rules.place_names[card]
    return text.say("ui.guild_card", {"number": card, "place": text.say(f"{form}.{place}")})


def hand(c: Canvas) -> list[tuple[str, str]]:
    """The seat's guild cards and tavern tiles."""
    v, text = c.view, c.text
    kinds = [TAVERN_TILES[tile] for tile in places_in(side_of(v.table).tiles[c.seat])]
    cards = guild_hand(v)
    return [
        *[(guild_name(v, card, text, "name.place"), text.say(f"guild_text.{card}")) for card in cards],
        *[(text.name("tavern_tile", kind), text.say(f"tavern_tile_text.{kind}")) for kind in kinds],
    ]


def help_lines(c: Canvas) -> list[str]:
    return [c.text.say(f"ui.help.{key}") for key in ("coffee", "barrier")]


# --- the choices


def barrier(c: Canvas, edge: int, seen: Preview) -> str:
    """As it is drawn on the board."""
    return f"║{edge_sign(edge)}"


def of_word(verb: int) -> Label:
    """A bundle by its letters."""

    def label(c: Canvas, argument: int, seen: Preview) -> str:
        return c.game.lexicon.kinds[verb].words[argument] or "-"

    return label


# --- what happened


def changes(before: Table, after: Table, seat: int) -> list[tuple[int, str]]:
    """Coffee and guild cards won or spent."""
    old, new = side_of(before), side_of(after)
    return [(new.coffee[seat] - old.coffee[seat], "C"), (new.held[seat] - old.held[seat], "g")]


def announced(events: list[Event], text: Text) -> list[str]:
    """The guild card that was played instead of a turn."""
    cards = [event.args[0] for event in events if event.kind == ev.ANNOUNCED_GUILD]
    return [text.say("ui.sum.guild", {"number": card}) for card in cards]


LABELS: Final[dict[str, Label]] = {
    "barrier": barrier,
    "give_set": of_word(GIVE_SET // SPAN),
    "take_set": of_word(TAKE_SET // SPAN),
    "gain_set": of_word(GAIN_SET // SPAN),
    "pay_set": of_word(PAY_SET // SPAN),
}
