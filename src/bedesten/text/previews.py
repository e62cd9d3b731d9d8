"""What an option will bring, in words."""

from typing import Any

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.text import Text


def outcome(text: Text, game: Game[Any, Any], news: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happens to this seat, as far as it may know, and what the game tells besides."""
    told = [e for e in news if e.seen_by(viewer)]
    return [
        line(text, game, e, viewer, names) for e in told if e.seat == viewer or game.guide.told_besides(e)
    ]


def line(text: Text, game: Game[Any, Any], e: Event, viewer: int, names: list[str]) -> str:
    return text.plan(game, e, names) if e.seat == viewer else text.event(game, e, viewer, names)
