"""What is drawn: a position as one seat sees it, in its language, in the room there is."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, Room
from bedesten.core.boxes import slices
from bedesten.core.game import Game
from bedesten.core.guide import Reason
from bedesten.core.guide.guard import shown
from bedesten.core.play.match import Match
from bedesten.core.play.record import COLOURS
from bedesten.text import Text

LAYER: Final = "bedesten.cli.terminal"


@dataclass(frozen=True)
class Canvas:
    """The view, and what everybody may know besides; nothing that is hidden from the seat."""

    game: Game[Any, Any]
    view: Any
    seat: int
    text: Text
    room: Room
    names: list[str]
    active: int  # whose turn it is
    round: int
    phase: str
    decision: str  # the name of the step that is open
    about: str  # what it is about
    scores: list[list[int]]  # by seat: the tallies of the game
    reason: Reason | None = None  # that was asked for: what stands in the way can be marked

    def emblem(self, seat: int) -> str:
        return str(answered(self.game, "EMBLEMS", EMBLEMS)[seat])

    def style(self, seat: int) -> str:
        return str(answered(self.game, "SEAT_STYLES", SEAT_STYLES)[seat])

    def who(self, seat: int) -> str:
        """A player by emblem and name."""
        return f"{self.emblem(seat)} {self.names[seat]}"


def canvas(match: Match, seat: int, text: Text, room: Room) -> Canvas:
    """The position of a match as a seat, or a watcher, may see it; what is only shown may be missing."""
    game, s, players = match.game, match.state, match.setup.players
    decision, phase, about = shown(match, "phase", ("", "", ""), stage, match, seat)
    return Canvas(
        game=game,
        view=game.view(s, seat),
        seat=seat,
        text=text,
        room=room,
        names=names(text, game, players),
        active=game.active(s),
        round=game.round(s),
        phase=phase,
        decision=decision,
        about=about,
        scores=shown(match, "screen", [[]] * players, scores, match),
    )


def stage(match: Match, seat: int) -> tuple[str, str, str]:
    """The open decision, its phase and what it is about, as far as this seat may know."""
    game, s = match.game, match.state
    if game.to_move(s) == seat:
        return type(s.todo[-1]).__name__, game.guide.phase(s), game.guide.about(s)
    return (*game.guide.known(s), "") if s.todo else ("", "", "")


def scores(match: Match) -> list[list[int]]:
    return [match.game.guide.tally(match.state, seat) for seat in range(match.setup.players)]


def names(text: Text, game: Game[Any, Any], players: int) -> list[str]:
    """The players as everybody calls them."""
    marks = (game.seats or COLOURS)[:players]
    return [text.messages.get(f"ui.colour.{mark}", mark) for mark in marks]


# --- what the boxes bring


def brought(game: Game[Any, Any], name: str) -> list[Any]:
    """What the boxes of a game define under this name, in their order."""
    return [getattr(box, name) for box in boxes(game) if hasattr(box, name)]


def boxes(game: Game[Any, Any]) -> list[ModuleType]:
    return slices(game.boxes, LAYER)


def answered(game: Game[Any, Any], name: str, otherwise: Any) -> Any:
    """What the last box that defines this name says."""
    return (brought(game, name) or [otherwise])[-1]


def asked(c: Canvas, name: str, otherwise: Callable[..., Any], *more: Any) -> Any:
    """What the last box that defines this function makes of the canvas."""
    return answered(c.game, name, otherwise)(c, *more)


def signs(game: Game[Any, Any]) -> dict[str, str]:
    """A sign for each asset; its name where nobody has one."""
    return {asset: sign for box in brought(game, "SIGNS") for asset, sign in box.items()}


def nothing(*_: Any) -> Any:
    return None
