"""Bots that die, hang or talk nonsense, for the pool to cope with. The game is a folder for their notes."""

import os
import time
from pathlib import Path

from bedesten.server.thinking import Question

NONSENSE = -77


def dies_once(q: Question, seconds: float) -> int:
    note = Path(q.game) / "died"
    if not note.exists():
        note.touch()
        os._exit(1)
    return q.options[-1]


def dies_always(q: Question, seconds: float) -> int:
    os._exit(1)


def hangs(q: Question, seconds: float) -> int:
    (Path(q.game) / str(os.getpid())).touch()
    time.sleep(3600)
    return q.options[0]


def talks_nonsense(q: Question, seconds: float) -> int:
    return NONSENSE


def takes_the_last(q: Question, seconds: float) -> int:
    """Nothing is wrong with it but its taste."""
    return q.options[-1]
