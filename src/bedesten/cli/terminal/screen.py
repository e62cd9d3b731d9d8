"""The screen of one decision: status, board and seats, what happened, the question, the choices."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.board import BAR, around, board
from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.chronicle import Chronicle, sentences, summary
from bedesten.cli.terminal.hints import acting_place
from bedesten.cli.terminal.listing import listing
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, Room, fit, ink, spread
from bedesten.cli.terminal.pages import details
from bedesten.cli.terminal.seats import names, seats, wrapped
from bedesten.core.ids import SPAN
from bedesten.istanbul import ids
from bedesten.istanbul.guide.asking import WINDOW_PHASES
from bedesten.istanbul.view import View
from bedesten.letters.guide import LettersGuide
from bedesten.mocha import ids as mocha
from bedesten.mocha.guide import MochaGuide
from bedesten.text import Text

PHASES: Final = ["Move", "Assist", "PayMerchants", "ActHere", "Encounters"]
KNOWN: Final = {**WINDOW_PHASES, **MochaGuide.phases, **LettersGuide.phases}
SHOWN: Final = {"action": "ActHere", "meet": "Encounters"}
WITHIN: Final = {step: SHOWN[phase] for step, phase in KNOWN.items() if phase in SHOWN}
LEAST_LOG: Final = 3
AROUND: Final = 3  # lines for status, question and prompt


@dataclass(frozen=True)
class Asked:
    """Everything a decision screen is made of."""

    view: View
    found: list[Choice]
    chronicle: Chronicle
    page: int = 0
    notice: str = ""


def screen(asked: Asked, text: Text, room: Room) -> list[Line]:
    """At most as high as the room, with a line left for the prompt."""
    room = around(room, asked.view.table)
    free = room.height - AROUND - room.table
    options, pages = listing(asked.found, room.width, free - LEAST_LOG, asked.page)
    log = news(asked, text, room)[-(free - len(options)) :]
    return [
        status(asked.view, text, room),
        *table(asked.view, text, room, reach(asked)),
        *[fit(line, room.width) for line in log],
        question(asked, text, room, pages),
        *options,
    ]


def bare_screen(asked: Asked) -> list[Line]:
    """If nothing can be drawn: what there is to choose from."""
    return [Line(asked.notice), *[Line(f"{choice.number} {choice.words}") for choice in asked.found]]


# --- the table


def table(v: View, text: Text, room: Room, open_places: set[int] | None) -> list[Line]:
    """The board, and beside it the seats."""
    left = board(v, text, room, open_places)
    right = seats(v, text, room)
    right += [Line()] * (len(left) - len(right))
    return [line + BAR + Line(" ") + side for line, side in zip(left, right, strict=True)]


def reach(asked: Asked) -> set[int] | None:
    """Where the merchant can go, while that is asked."""
    if step_name(asked.view) != "Move":
        return None
    verbs = [verb // SPAN for verb in (ids.MOVE, ids.MOVE_LONG, mocha.LINE, mocha.CORNER)]
    return {choice.action % SPAN for choice in asked.found if choice.action // SPAN in verbs}


def step_name(v: View) -> str:
    return type(v.table.todo[-1]).__name__ if v.table.todo else ""


def status(v: View, text: Text, room: Room) -> Line:
    """Who is asked, the round, and the phases of the turn."""
    t = v.table
    line = Line()
    if v.seat >= 0:
        line.append(f" {EMBLEMS[v.seat]} {names(text, t.players)[v.seat]} ", f"bold {SEAT_STYLES[v.seat]}")
    now = text.say("ui.round", {"round": max(t.round, 1)})
    line += ink(f" {text.say('ui.last_round')} ", "bold reverse") if t.ending else Line(f" {now} ")
    return fit(line + Line(" ") + phases(v, text), room.width)


def phases(v: View, text: Text) -> Line:
    """The phase at hand stands in brackets, those behind it fade."""
    steps = [type(step).__name__ for step in reversed(v.table.todo)]
    now = next((name for name in steps if name in [*PHASES, *WITHIN, "FinalCards"]), "")
    now = WITHIN.get(now, now)
    if now not in PHASES:
        return Line(text.say(f"ui.phase.{now}") if now else "", "bold")
    parts = []
    for number, name in enumerate(PHASES):
        said = text.say(f"ui.phase.{name}")
        behind = number < PHASES.index(now)
        parts.append(Line(f"[{said}]", "bold") if name == now else Line(said, "dim" if behind else ""))
    return ink(" > ", "dim").join(parts)


# --- below the table


def news(asked: Asked, text: Text, room: Room) -> list[Line]:
    """The turns since the own last one, this one so far, what the place does, and the answer."""
    v, chronicle = asked.view, asked.chronicle
    who = names(text, v.table.players)
    first = max(1, v.table.turn - v.table.players)
    lines: list[Line] = []
    for turn in range(first, v.table.turn):
        lines.append(summary(chronicle, turn, v.seat, text, who))
        lines += details(chronicle, turn, v.seat, text, room) if room.tall else []
    now = " ".join(sentences(chronicle, v.table.turn, v.seat, text, who))
    lines += wrapped(now, room.width) if now else []
    if step_name(v) in ("ActHere", "FamilyAct", "ActAt"):
        place = v.table.rules.place_names[acting_place(v)]
        does = text.say(f"place_text.{place}")
        said = text.say("ui.place", {"name": text.name("place", place), "text": does})
        lines += [styled(line, "italic") for line in wrapped(said, room.width)]
    return lines + [styled(line, "bold") for line in wrapped(asked.notice, room.width) if asked.notice]


def styled(line: Line, style: str) -> Line:
    line.style = style
    return line


def question(asked: Asked, text: Text, room: Room, pages: int) -> Line:
    """What is asked; at the right whether there are more choices."""
    line = ink(text.ask(step_name(asked.view)), "bold")
    if len(asked.found) == 1:
        line += Line(f" {text.say('ui.forced')}")
    more = text.say("ui.page", {"page": asked.page % pages + 1, "pages": pages}) if pages > 1 else ""
    return spread(line, Line(more, "bold reverse"), room.width)
