"""The players: rubies, lira, cart, tiles, assistants, cards; and the hand of whoever looks."""

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, brought
from bedesten.cli.terminal.istanbul.board import Plot
from bedesten.cli.terminal.istanbul.style import goods
from bedesten.cli.terminal.look import fit, spread, wrapped
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.pieces import Seat


def seats(c: Canvas, space: Plot) -> list[Line]:
    """Two lines for every player, a third if there is room for it, then the hand."""
    lines: list[Line] = []
    for seat in range(len(c.names)):
        lines += [header(c, seat, space), cart(c, seat, space)]
        more = [box(c.view.table, seat, c.text) for box in brought(c.game, "belongings")]
        if more and space.table >= 3 * len(c.names) + 3:
            lines.append(Line(" ").join(more))
    lines += [line for box in brought(c.game, "notes") for line in box(c)]
    return [fit(line, space.side) for line in [*lines, *hand(c, space, space.table - len(lines))]]


def header(c: Canvas, seat: int, space: Plot) -> Line:
    """Who, and how rich; a mark shows whose turn it is."""
    t = c.view.table
    me = t.seats[seat]
    mark = ">" if t.active == seat else " "
    more = [riches for box in brought(c.game, "riches") for riches in box(t, seat)]
    has = " ".join([f"{me.rubies}r {me.lira:>2}L {c.view.cards[seat]}c", *more])
    who = called(mark + c.emblem(seat), c.names[seat], space.side - len(has) - 1)
    line = spread(Line(who), Line(has), space.side)
    line.style = "reverse" if c.room.plain else f"bold {c.style(seat)}"
    return line


def called(emblem: str, name: str, width: int) -> str:
    """A name that is too long moves up to the emblem, then gives way."""
    whole = f"{emblem} {name}"
    return whole if len(whole) <= width else f"{emblem}{name}"[:width]


def cart(c: Canvas, seat: int, space: Plot) -> Line:
    """Goods and capacity, assistants with the merchant, tiles; close together if there is much of it."""
    t = c.view.table
    me = t.seats[seat]
    tiles = "".join(ids.GOODS[tile] for tile in places_in(me.tiles))
    more = "".join(box(t, seat) for box in brought(c.game, "tiles"))
    end = Line(f"/{me.capacity} a{len(me.stack)}")
    end += Line("[") + goods(tiles) + Line(f"{more}]") if tiles or more else Line()
    for gap in (" ", ""):
        line = Line(" ") + Line(gap).join(loaded(me)) + end
        if line.cell_len <= space.side:
            break
    return line


def loaded(me: Seat) -> list[Line]:
    """What the cart carries, by good."""
    counts = zip(ids.GOODS, me.goods, strict=True)
    return [goods(letter) + Line(str(count), "" if count else "dim") for letter, count in counts]


def hand(c: Canvas, space: Plot, rows: int) -> list[Line]:
    """The seat's cards, wrapped; what does not fit is counted."""
    if c.seat < 0 or rows <= 0:
        return []
    full, short = held(c, "name"), held(c, "ui")
    for cards in (full, short, *[short[:fitting] for fitting in range(len(short) - 1, -1, -1)]):
        lines = hand_lines(c, cards, len(short) - len(cards), space)
        if len(lines) <= rows:
            return lines
    return []


def hand_lines(c: Canvas, cards: list[str], missing: int, space: Plot) -> list[Line]:
    rest = [c.text.say("ui.more_cards", {"count": missing})] if missing else []
    said = ", ".join([*cards, *rest]) or c.text.say("ui.no_cards")
    return wrapped(c.text.say("ui.hand", {"cards": said}), space.side)


def held(c: Canvas, form: str) -> list[str]:
    """The seat's cards by name or in short, with their number if there are several."""
    kinds = [(c.view.table.rules.card_names[card], count) for card, count in enumerate(c.view.hand) if count]
    cards = [card_name(c, word, form) + (f" x{count}" if count > 1 else "") for word, count in kinds]
    return cards + [card for box in brought(c.game, "cards") for card in box(c.view, c.text, form)]


def card_name(c: Canvas, word: str, form: str) -> str:
    """A card that has no short name is called by its name."""
    name = c.text.say(f"name.card.{word}")
    return c.text.messages.get(f"ui.card.{word}", name) if form == "ui" else name
