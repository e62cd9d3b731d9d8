"""`bedesten replay`: a recorded game, turn by turn or one position of it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text as Line

from bedesten.cli import records
from bedesten.cli.play import system_language
from bedesten.cli.terminal.canvas import Canvas, canvas
from bedesten.cli.terminal.drawing import lines
from bedesten.cli.terminal.look import Room, ink, room
from bedesten.cli.terminal.pages import ranking, winners
from bedesten.core.event import Event
from bedesten.core.ids import OVER, WATCHER
from bedesten.core.play.match import Match
from bedesten.core.play.record import Record
from bedesten.text import Text

Json = Annotated[bool, Parameter(name="--json", negative="")]

TURN_BEGAN = "turn_began"  # the event that only repeats the heading


def replay(record: Path, *, turn: int | None = None, lang: str | None = None, as_json: Json = False) -> None:
    """Show a recorded game turn by turn, or the position at the start of one turn.

    :param record: A recorded game.
    :param turn: Show only the position at the start of this turn.
    :param lang: Language by its code, such as en; by default that of your system.
    :param as_json: Print JSON instead.
    """
    written, match = records.load(record)
    text = Text(lang or system_language(), match.game)
    then = match if turn is None else records.at_turn(match, turn)
    if as_json:
        print(json.dumps(whole(written, match) if turn is None else then.game.notation.dump(then.state)))
    elif turn is None:
        show_game(written, match, text)
    else:
        show_position(then, text)


def whole(written: Record, match: Match) -> dict[str, object]:
    """The game for programs: every line of the record, with the seat whose turn it is, -1 for nobody."""
    turns = []
    for label, tokens in written.turns:
        number, name = label.split()
        seat = written.seats.index(name) if name in written.seats else -1
        turns.append({"turn": int(number), "seat": seat, "tokens": tokens})
    return {
        "game": written.game,
        "players": match.setup.players,
        "turns": turns,
        "ranking": written.result,
        "digest": written.digest,
    }


def show_position(match: Match, text: Text) -> None:
    """The table as everybody saw it, as far as it can be drawn, and the line to lay it out again."""
    console = Console(highlight=False)
    for line in lines(match, text, space(console)):
        console.print(line, no_wrap=True, overflow="crop")
    console.print(match.game.notation.describe(match.state), soft_wrap=True, style="dim")


def space(console: Console) -> Room:
    size = console.size
    return room(size.width, size.height, console.no_color or console.color_system is None)


def show_game(written: Record, match: Match, text: Text) -> None:
    """A line for every turn, then what happened in it; at the end the ranking."""
    console = Console(highlight=False)
    who = called(written, text)
    c = replace(canvas(match, WATCHER, text, space(console)), names=who)
    tokens = {int(label.split()[0]): words for label, words in written.turns}
    for number, seat, events in told(match):
        console.print(heading(c, number, seat, tokens.get(number, [])), soft_wrap=True)
        # The record shows every card, so each event is told as its own player knew it.
        happened = [e for e in events if match.game.events[e.kind][0] != TURN_BEGAN]
        said = " ".join(text.event(match.game, e, e.secret, who) for e in happened)
        console.print(Line(said), style="dim")
    if match.to_move() == OVER:
        console.print()
        console.print(Line(winners(c, written.result), "bold"))
        console.print(ranking(c, match))
    console.print(f"digest {written.digest}", soft_wrap=True)


def called(written: Record, text: Text) -> list[str]:
    """The seats by the names in the record; colours and symbols are translated."""
    return [text.messages.get(f"ui.colour.{name}", name) for name in written.seats]


def told(match: Match) -> Iterator[tuple[int, int, list[Event]]]:
    """By turn: its number, whose it is, and what happened; what was taken back is left out."""
    before = (0, -1)
    steps: list[tuple[tuple[int, int], list[Event]]] = []
    for copy, news in records.again(match):
        steps.append((before, news))
        before = (copy.game.turn(copy.state), copy.game.active(copy.state))
    for (number, seat), group in groupby(steps, key=lambda step: step[0]):
        yield number, seat, [event for _, news in group for event in news]


def heading(c: Canvas, number: int, seat: int, tokens: list[str]) -> Line:
    """The number of the turn, the player, the words of the record."""
    line = ink(f"{c.text.say('ui.turn', {'turn': number}):>9} ", "bold")
    if seat >= 0:
        line += Line(f" {c.who(seat)} ", f"bold {c.style(seat)}")
    else:
        line += Line(f" {c.text.say('ui.ending' if number else 'ui.setup')} ", "bold reverse")
    return line + Line(f" {' '.join(tokens)}")
