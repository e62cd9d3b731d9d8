"""The pieces on a place: an emblem says whose, a letter what."""

from rich.text import Text as Line

from bedesten.cli.terminal import seals
from bedesten.cli.terminal.look import EMBLEMS, NEUTRAL, NEUTRAL_STYLE, SEAT_STYLES, TOKEN_STYLE
from bedesten.istanbul.kernel import Table
from bedesten.text import Text


def pieces(t: Table, place: int, text: Text, width: int) -> Line:
    """As many as fit, merchants first; the number of the others at the end."""
    found = on_place(t, place, text, "")
    brief = on_place(t, place, text, "_short")
    for gap, some in ((" ", found), (" ", brief), ("", brief)):
        line = Line(gap).join(some)
        if line.cell_len <= width:
            return line
    found = brief
    shown = 0
    while sum(piece.cell_len for piece in found[: shown + 1]) <= width - 3:
        shown += 1
    return Line("").join([*found[:shown], Line(f"+{len(found) - shown}", "bold")])


def on_place(t: Table, place: int, text: Text, form: str) -> list[Line]:
    """Merchants, companions, tokens, family members, assistants."""
    merchant, family, assistant = (
        text.say(f"ui.piece.{kind}") for kind in ("merchant", "family", "assistant")
    )
    return [
        *of_seats([me.place == place for me in t.seats], merchant, "bold"),
        *neutral(t.merchants.count(place), merchant),
        *of_seats(seals.companions(t, place), text.messages.get("ui.piece.companion", ""), "bold"),
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
