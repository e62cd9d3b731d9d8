"""The table of a game that nobody has drawn: the seats with what ranks them, and what the seat can see."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.look import ink, wrapped

MOST: Final = 12  # lines of the position


def plain_table(c: Canvas, choices: list[Choice]) -> list[Line]:
    named = [c.text.messages.get(f"ui.{name}", name) for name in c.game.guide.tallies()]
    lines = []
    for seat, score in enumerate(c.scores):
        mark = ">" if c.active == seat else " "
        has = ", ".join(f"{number} {name}" for number, name in zip(score, named, strict=True))
        lines.append(ink(f"{mark}{c.who(seat)} ", f"bold {c.style(seat)}") + Line(f" {has}"))
    position = " ".join(f"{path}={value}" for path, value in flat(c.game.notation.dump_view(c.view)))
    return [*lines, *wrapped(position, c.room.width)[:MOST]]


def flat(data: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """What a position holds, by paths with dots; lists in brackets."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from flat(value, f"{path}{key}.")
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                yield from flat({str(number): item}, f"{path}{key}.")
        else:
            yield f"{path}{key}", str(value).replace(" ", "")
