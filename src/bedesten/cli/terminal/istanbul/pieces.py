"""The pieces on a place: an emblem says whose, a letter what."""

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, brought
from bedesten.cli.terminal.istanbul.style import NEUTRAL, NEUTRAL_STYLE, TOKEN_STYLE
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES
from bedesten.istanbul.kernel import Table
from bedesten.text import Text


def pieces(c: Canvas, place: int, width: int) -> Line:
    """As many as fit, merchants first; the number of the others at the end."""
    full = on_place(c, place, "")
    brief = on_place(c, place, "_short")
    for gap, some in ((" ", full), (" ", brief), ("", brief)):
        line = Line(gap).join(some)
        if line.cell_len <= width:
            return line
    fitting = 0
    while sum(piece.cell_len for piece in brief[: fitting + 1]) <= width - 3:
        fitting += 1
    return Line("").join([*brief[:fitting], Line(f"+{len(brief) - fitting}", "bold")])


def on_place(c: Canvas, place: int, form: str) -> list[Line]:
    """Merchants, what the boxes add, tokens, family members, assistants."""
    t, text = c.view.table, c.text
    merchant, family, assistant = (
        text.say(f"ui.piece.{kind}") for kind in ("merchant", "family", "assistant")
    )
    return [
        *of_seats([me.place == place for me in t.seats], merchant, "bold"),
        *neutral(t.merchants.count(place), merchant),
        *[piece for box in brought(c.game, "pieces_on") for piece in box(t, place, text)],
        *tokens(t, place, text, form),
        *of_seats([me.family == place for me in t.seats], family, "not bold"),
        *of_seats([me.out >> place & 1 == 1 for me in t.seats], assistant, "not bold"),
        *neutral(t.strays.count(place), assistant),
    ]


def of_seats(present: list[bool], letter: str, weight: str) -> list[Line]:
    """The pieces of one kind, for the seats that have one here."""
    seats = [seat for seat, here in enumerate(present) if here]
    return [Line(EMBLEMS[seat] + letter, f"{weight} {SEAT_STYLES[seat]}") for seat in seats]


def neutral(count: int, letter: str) -> list[Line]:
    return [Line(NEUTRAL + letter, NEUTRAL_STYLE)] * count


def tokens(t: Table, place: int, text: Text, form: str) -> list[Line]:
    return [
        Line(text.say(f"ui.piece.{t.rules.meetings[token].name}{form}"), TOKEN_STYLE)
        for token, where in enumerate(t.tokens)
        if where == place
    ]
