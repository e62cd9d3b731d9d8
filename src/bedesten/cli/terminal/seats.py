"""The players: rubies, lira, cart, tiles, assistants, cards; and the own hand."""

from rich.text import Text as Line

from bedesten.cli.terminal import coffee, seals
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, Room, colour, fit, goods, spread
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.view import View
from bedesten.text import Text


def names(text: Text, players: int) -> list[str]:
    """The players as everybody calls them."""
    return [text.say(f"ui.colour.{colour(seat)}") for seat in range(players)]


def seats(v: View, text: Text, room: Room) -> list[Line]:
    """Two lines for every player, a third if there is room for it, then the own hand."""
    lines: list[Line] = []
    for seat in range(v.table.players):
        lines += [header(v, seat, text, room), cart(v, seat, room)]
        if room.table >= 3 * v.table.players + 3:
            lines.append(seals.post(v.table, seat, text))
    lines += coffee.about_barrier(v.table, text)
    return [fit(line, room.side) for line in [*lines, *hand(v, text, room, room.table - len(lines))]]


def header(v: View, seat: int, text: Text, room: Room) -> Line:
    """Who, and how rich; a mark shows whose turn it is."""
    me = v.table.seats[seat]
    mark = ">" if v.table.active == seat else " "
    more = [*coffee.riches(v.table, seat), *seals.riches(v.table, seat)]
    has = " ".join([f"{me.rubies}r {me.lira:>2}L {v.cards[seat]}c", *more])
    who = called(mark + EMBLEMS[seat], text.say(f"ui.colour.{colour(seat)}"), room.side - len(has) - 1)
    line = spread(Line(who), Line(has), room.side)
    line.style = "reverse" if room.plain else f"bold {SEAT_STYLES[seat]}"
    return line


def called(emblem: str, name: str, width: int) -> str:
    """A name that is too long moves up to the emblem, then gives way."""
    whole = f"{emblem} {name}"
    return whole if len(whole) <= width else f"{emblem}{name}"[:width]


def cart(v: View, seat: int, room: Room) -> Line:
    """Goods and capacity, assistants with the merchant, tiles; close together if there is much of it."""
    me = v.table.seats[seat]
    tiles = "".join(ids.GOODS[tile] for tile in places_in(me.tiles))
    more = coffee.tiles(v.table, seat)
    end = Line(f"/{me.capacity} a{len(me.stack)}")
    end += Line("[") + goods(tiles) + Line(f"{more}]") if tiles or more else Line()
    for gap in (" ", ""):
        line = Line(" ") + Line(gap).join(loaded(me)) + end
        if line.cell_len <= room.side:
            break
    return line


def loaded(me: Seat) -> list[Line]:
    """What the cart carries, by good."""
    counts = zip(ids.GOODS, me.goods, strict=True)
    return [goods(letter) + Line(str(count), "" if count else "dim") for letter, count in counts]


def hand(v: View, text: Text, room: Room, rows: int) -> list[Line]:
    """The own cards, wrapped; what does not fit is counted."""
    if v.seat < 0 or rows <= 0:
        return []
    full, short = held(v, text, "name.card"), held(v, text, "ui.card")
    for cards in (full, short, *[short[:shown] for shown in range(len(short) - 1, -1, -1)]):
        lines = hand_lines(cards, len(short) - len(cards), text, room)
        if len(lines) <= rows:
            return lines
    return []


def hand_lines(cards: list[str], missing: int, text: Text, room: Room) -> list[Line]:
    rest = [text.say("ui.more_cards", {"count": missing})] if missing else []
    listed = ", ".join([*cards, *rest]) or text.say("ui.no_cards")
    return wrapped(text.say("ui.hand", {"cards": listed}), room.side)


def held(v: View, text: Text, names: str) -> list[str]:
    """The own cards by name, with their number if there are several."""
    kinds = [(v.table.rules.card_names[card], count) for card, count in enumerate(v.hand) if count > 0]
    cards = [text.say(f"{names}.{word}") + (f" x{count}" if count > 1 else "") for word, count in kinds]
    places = {"name.card": "name.place", "ui.card": "ui.tiny"}[names]
    return cards + [coffee.guild_name(v, card, text, places) for card in coffee.guild_hand(v)]


def wrapped(words: str, width: int) -> list[Line]:
    """A sentence on as many lines as it needs, at least one; a word that is too long is broken."""
    lines: list[str] = []
    parts = [word[i : i + width] for word in words.split(" ") for i in range(0, max(len(word), 1), width)]
    for word in parts:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [Line(line) for line in lines]
