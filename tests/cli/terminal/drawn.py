"""Positions laid out for the tests of the terminal, and what is drawn of them."""

from typing import Any

from bedesten.cli.terminal.canvas import Canvas, canvas
from bedesten.cli.terminal.choices import Choice, choices
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.istanbul.board import board, plot
from bedesten.cli.terminal.istanbul.seats import seats
from bedesten.cli.terminal.look import Room
from bedesten.cli.terminal.screen import Asked
from bedesten.core.game import Game, Setup
from bedesten.text import Text
from tests.voices import voice

SMALL = Room(80, 24)
LARGE = Room(120, 40)


def laid(game: Game[Any, Any], scene: str, players: int = 3) -> Chronicle:
    return Chronicle(game, Setup(players, scene=scene))


def do(chronicle: Chronicle, tokens: str) -> None:
    for token in tokens.split():
        chronicle.push_token(token)


def seen(chronicle: Chronicle, room: Room = SMALL, lang: str = "en", seat: int | None = None) -> Canvas:
    """The canvas of whoever is asked."""
    viewer = chronicle.to_move() if seat is None else seat
    return canvas(chronicle.match, viewer, voice(lang, chronicle.game.name), room)


def asked_at(
    chronicle: Chronicle, seat: int, text: Text, page: int = 0, notice: str = "", room: Room = SMALL
) -> Asked:
    c = canvas(chronicle.match, seat, text, room)
    return Asked(c, choices(chronicle.match, seat, text), chronicle, page, notice)


def offered(chronicle: Chronicle, lang: str = "en") -> dict[str, Choice]:
    """The choices of whoever is asked, by token."""
    text = voice(lang, chronicle.game.name)
    made = choices(chronicle.match, chronicle.to_move(), text)
    return {chronicle.game.lexicon.token(choice.action): choice for choice in made}


def board_of(chronicle: Chronicle, room: Room = SMALL, lang: str = "en") -> list[str]:
    c = seen(chronicle, room, lang)
    return [line.plain for line in board(c, plot(c), None)]


def seats_of(chronicle: Chronicle, room: Room = SMALL) -> str:
    c = seen(chronicle, room)
    return "\n".join(line.plain for line in seats(c, plot(c)))
