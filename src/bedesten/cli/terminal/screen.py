"""The screen of one decision: status, table, what happened, the question, the choices."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, asked, nothing
from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.chronicle import Chronicle, sentences, told
from bedesten.cli.terminal.listing import listing
from bedesten.cli.terminal.look import fit, ink, spread, styled, wrapped
from bedesten.cli.terminal.plain import plain_table

LEAST_LOG: Final = 3
LEAST_CHOICES: Final = 2  # lines
AROUND: Final = 3  # lines for status, question and prompt
LOW: Final = 8  # lines below the table: from here on turns are told in full


@dataclass(frozen=True)
class Asked:
    """Everything a decision screen is made of."""

    canvas: Canvas
    choices: list[Choice]
    chronicle: Chronicle
    page: int = 0
    notice: str = ""


def screen(at: Asked) -> list[Line]:
    """At most as high as the room, with a line left for the prompt."""
    c = at.canvas
    highest = c.room.height - AROUND - LEAST_LOG - LEAST_CHOICES
    drawn = table(c, at.choices)[:highest]
    free = c.room.height - AROUND - len(drawn)
    options, pages = listing(at.choices, c.room.width, free - LEAST_LOG, at.page)
    log = news(at, free - len(options))
    return [status(c), *drawn, *log, question(at, pages), *options]


def bare_screen(at: Asked) -> list[Line]:
    """If nothing can be drawn: what there is to choose from."""
    return [Line(at.notice), *[Line(f"{choice.number} {choice.words}") for choice in at.choices]]


def table(c: Canvas, choices: list[Choice]) -> list[Line]:
    """As the boxes of the game draw it."""
    lines: list[Line] = asked(c, "table", plain_table, choices)
    return [fit(line, c.room.width) for line in lines]


def status(c: Canvas) -> Line:
    """Who is asked, the round, and the phases of the turn."""
    line = Line()
    if c.seat >= 0:
        line.append(f" {c.who(c.seat)} ", f"bold {c.style(c.seat)}")
    ending: str = asked(c, "ending", nothing) or ""
    said = c.text.say("ui.round", {"round": max(c.round, 1)})
    now = ink(f" {ending} ", "bold reverse") if ending else Line(f" {said} ")
    line += now + Line(" ")
    return fit(line + phases(c, c.room.width - line.cell_len), c.room.width)


def phases(c: Canvas, width: int) -> Line:
    """The phase at hand stands in brackets, those behind it fade, and give way where there is no room."""
    named = {phase: c.text.messages.get(f"ui.phase.{phase}", phase) for phase in c.game.guide.phases}
    if c.phase not in named:
        return Line()
    now = c.game.guide.phases.index(c.phase)
    parts = [
        Line(f"[{said}]", "bold") if number == now else Line(said, "dim" if number < now else "")
        for number, said in enumerate(named.values())
    ]
    arrow = ink(" > ", "dim")
    while len(parts) > 1 and arrow.join(parts).cell_len > width:
        parts, now = (parts[1:], now - 1) if now else (parts[:-1], 0)
    return arrow.join(parts)


# --- below the table


def news(at: Asked, room: int) -> list[Line]:
    """The last turns, this one so far, what there is to do here, and the answer: as much as there is room."""
    c, chronicle = at.canvas, at.chronicle
    turn = chronicle.turn()
    turns = [
        told(c, chronicle, past, full=room >= LOW)
        for past in range(max(1, turn - len(c.names)), turn)
        if chronicle.seat_of(past) >= 0
    ]
    now = " ".join(sentences(c, chronicle, turn))
    lines = wrapped(now, c.room.width) if now else []
    about: str = asked(c, "about", nothing) or ""
    lines += [styled(line, "italic") for line in wrapped(about, c.room.width) if about]
    lines += [styled(line, "bold") for line in wrapped(at.notice, c.room.width) if at.notice]
    while turns and sum(map(len, turns)) + len(lines) > room:
        turns.pop(0)
    whole = [*[line for past in turns for line in past], *lines]
    return [fit(line, c.room.width) for line in whole[-room:]]


def question(at: Asked, pages: int) -> Line:
    """What is asked; at the right whether there are more choices."""
    text = at.canvas.text
    line = ink(text.ask(at.canvas.decision), "bold")
    if len(at.choices) == 1:
        line += Line(f" {text.say('ui.forced')}")
    more = text.say("ui.page", {"page": at.page % pages + 1, "pages": pages}) if pages > 1 else ""
    return spread(line, Line(more, "bold reverse"), at.canvas.room.width)
