"""What is only shown may fail and end nothing: it is missing then, counted, and written down once.

Never for what decides: options, rules, views, and whatever is stored fail loudly.
"""

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Literal, ParamSpec, Protocol, TypeVar, get_args

P = ParamSpec("P")
T = TypeVar("T")
Piece = Literal[
    "phase", "question", "option", "preview", "odds", "reason", "usual", "undo", "event", "lesson", "replay",
    "story", "face", "plan", "screen",
]  # fmt: skip
PIECES: tuple[Piece, ...] = get_args(Piece)
MOST = 200  # faults that are written down; another one is only counted
log = logging.getLogger(__name__)
failures: Counter[Piece] = Counter()  # in this process
written: set[tuple[str, ...]] = set()


class Shown(Protocol):
    """Something that can say where it stands, with nothing in it that anybody hides."""

    def moment(self) -> str: ...


def shown(
    of: Shown | str, piece: Piece, otherwise: T, make: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """What `make` makes of these arguments, or `otherwise` if it cannot."""
    try:
        return make(*args, **more)
    except Exception as error:
        note(piece, of if isinstance(of, str) else of.moment(), error)
        return otherwise


def note(piece: Piece, moment: str, error: Exception) -> None:
    """Where it broke and by what kind of error; its message may tell what is hidden, so it is left out."""
    failures[piece] += 1
    frames = extract_tb(error.__traceback__)
    way = " < ".join(f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in reversed(frames[1:]))
    fault = (piece, type(error).__name__, way)
    if fault not in written and len(written) < MOST:
        written.add(fault)
        log.error("not shown: %s (%s); %s at %s", piece, moment, type(error).__name__, way or "once")
