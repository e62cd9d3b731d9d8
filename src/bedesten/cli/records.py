"""Recorded games for the commands: read, checked to the last word, and played again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.core.errors import BadRecord, BadSetup
from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.play import record
from bedesten.core.play.match import Match
from bedesten.core.play.record import Record


def read_text(path: Path, most: int = -1) -> str:
    """A file as text, of at most `most` bytes; a picture or a folder is named as what it is."""
    try:
        with path.open("rb") as file:
            text = file.read() if most < 0 else file.read(most + 1)
        if 0 <= most < len(text):
            raise ValueError(f"{path}: expected at most {most} bytes")
        return text.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: expected a text file") from None


def read(path: Path) -> tuple[Record, Game[Any, Any]]:
    """A record as it stands in a file, and the game it is of."""
    try:
        written = record.read(read_text(path))
        return written, catalog.game(written.game)
    except ValueError as error:
        raise named(path, error) from None


def load(path: Path) -> tuple[Record, Match]:
    """A record and the match it leads to, checked."""
    written, game = read(path)
    try:
        match = record.final(written, game)
        check_lines(written, match)
    except ValueError as error:
        raise named(path, error) from None
    return written, match


def named(path: Path, error: ValueError) -> ValueError:
    """The same error, with the file it is about."""
    message = str(error)
    kind = BadSetup if isinstance(error, BadSetup) else ValueError
    return kind(message if message.startswith(str(path)) else f"{path}: {message}")


def check_lines(written: Record, match: Match) -> None:
    """Every token stands in the line of its turn, under the name of the seat whose turn it is."""
    for (said, tokens), (name, played) in zip(
        written.turns, record.by_turn(match, written.seats), strict=False
    ):
        if said != name:
            raise BadRecord(f"turn {said}: expected turn {name}")
        if tokens != played:
            raise BadRecord(f"turn {said}: expected the line to end with {played[-1]}")


def again(match: Match) -> Iterator[tuple[Match, list[Event]]]:
    """Play once more what was not taken back: the match after each action, and what happened."""
    copy = Match(match.game, match.setup)
    yield copy, []
    for a in match.actions:
        news = copy.push(a)
        yield copy, news


def at_turn(match: Match, turn: int) -> Match:
    """The match as it was when a turn began."""
    last = match.game.turn(match.state)
    if not 1 <= turn <= last:
        raise ValueError(f"turn {turn}: expected a turn from 1 to {last}")
    return next(copy for copy, _ in again(match) if copy.game.turn(copy.state) == turn)
