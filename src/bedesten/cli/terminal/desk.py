"""Screen and keyboard: shows lines, reads lines, knows how much room there is."""

import sys
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Line

from bedesten.cli.terminal.look import Room, ink, room

ERASE = "\x1b[H\x1b[2J\x1b[3J"  # also what has scrolled away: it may show a hand


class Leave(Exception):
    """The players get up; the game is kept."""


@dataclass
class Desk:
    """What the players sit at. Without a terminal nothing is cleared, so that a transcript stays whole."""

    console: Console

    def room(self) -> Room:
        size = self.console.size
        return room(size.width, size.height, self.console.no_color or self.console.color_system is None)

    def show(self, lines: list[Line]) -> None:
        """A new screen, from the top."""
        if self.console.is_terminal:
            self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def erase(self) -> None:
        """Leave nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.file.write(ERASE)

    def say(self, words: str | Line | Grid = "") -> None:
        """A line that may be longer than the screen, as a path is; or a table."""
        self.console.print(Line(words) if isinstance(words, str) else words, soft_wrap=isinstance(words, str))

    def ask(self, prompt: Line) -> str:
        """A line from the keyboard; its end means to leave."""
        self.console.print(prompt, end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise Leave
        return line

    def wait(self, words: str) -> None:
        """Until Enter is pressed."""
        self.ask(ink(f"{words} > ".lstrip(), "dim"))
