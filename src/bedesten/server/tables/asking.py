"""Who is asked, and how."""

from dataclasses import dataclass

from bedesten.core.play.timeline import Timeline
from bedesten.text import Text


@dataclass(frozen=True)
class Asking:
    """To whom a decision is put, in which language, and how much help the table gives."""

    timeline: Timeline
    viewer: int
    text: Text
    names: list[str]
    undo: bool
    help: str
    away: bool = False  # a bot answers for the viewer
