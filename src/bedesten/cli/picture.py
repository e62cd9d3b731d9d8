"""`bedesten picture`: a position as an SVG drawing."""

from pathlib import Path
from typing import Final

from bedesten import catalog
from bedesten.cli import records
from bedesten.cli.terminal.drawing import as_svg
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.text import Text

BETWEEN: Final = "|"  # in a line, between what is open and each seat


def picture(
    position: str,
    out: Path,
    *,
    turn: int | None = None,
    game: str = catalog.FIRST,
    players: int = 2,
    lang: str = "en",
) -> None:
    """Draw a position as a picture that stands by itself.

    :param position: A recorded game, or a position as one line of scene notation.
    :param out: The SVG file to write.
    :param turn: For a recorded game: the turn whose start is drawn; by default its end.
    :param game: For a line: the game.
    :param players: For a line: how many play.
    :param lang: The language of the words in it.
    """
    match = laid(position, game, players) if BETWEEN in position else recorded(Path(position), turn)
    out.write_text(as_svg(match, Text(lang, match.game)), "utf-8")


def recorded(path: Path, turn: int | None) -> Match:
    _, match = records.load(path)
    return match if turn is None else records.at_turn(match, turn)


def laid(line: str, game: str, players: int) -> Match:
    return Match(catalog.game(game), Setup(players, {}, line))
