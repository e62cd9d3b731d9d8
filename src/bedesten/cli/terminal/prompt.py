"""What was typed: a number, a token, or a command in English or in the language of the table."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.text import Text

COMMANDS: Final = ["undo", "why", "help", "log", "hand", "board", "more", "save", "quit"]
SHORT: Final = {"u": "undo", "?": "help", "h": "help", "m": "more", "q": "quit", "exit": "quit"}
ENTRY: Final = "entry"  # not a command: a number or a token


@dataclass(frozen=True)
class Typed:
    """A command and what stands after it."""

    command: str
    rest: str


def parse(line: str, text: Text) -> Typed:
    """The first word decides; everything that is no command is an entry."""
    first, _, rest = line.strip().partition(" ")
    word = first.lower()
    for command in COMMANDS:
        if word in (command, text.say(f"ui.command.{command}")):
            return Typed(command, rest.strip())
    if word in SHORT:
        return Typed(SHORT[word], rest.strip())
    return Typed(ENTRY, line.strip())


def prompt(c: Canvas) -> Line:
    """The last line: whose choice it is, and what can be typed."""
    return Line.assemble(
        (f" {c.emblem(c.seat)} ", f"bold {c.style(c.seat)}"), (f" {c.text.say('ui.prompt')}", "dim"), " > "
    )
