"""Bots that die, hang or talk nonsense, for the pool to cope with; greedy alone is sober.

The game is a folder for their notes."""

import os
import time
from pathlib import Path

from bedesten.server.bots.worker import Question

NONSENSE = -77
GREEDY = 1  # the option it takes


def dies_once(q: Question, seconds: float) -> int:
    note = Path(q.game) / "died"
    if not note.exists():
        note.touch()
        os._exit(1)
    return q.options[-1]


def dies_always(q: Question, seconds: float) -> int:
    if q.bot != "greedy":
        os._exit(1)
    return q.options[GREEDY]


def hangs(q: Question, seconds: float) -> int:
    if q.bot != "greedy":
        (Path(q.game) / str(os.getpid())).touch()
        time.sleep(3600)
    return q.options[GREEDY]


def talks_nonsense(q: Question, seconds: float) -> int:
    return q.options[GREEDY] if q.bot == "greedy" else NONSENSE


def is_hopeless(q: Question, seconds: float) -> int:
    """Even greedy."""
    raise OverflowError


def takes_the_last(q: Question, seconds: float) -> int:
    """Nothing is wrong with it but its taste."""
    return q.options[-1]


def waits_for_a_death(q: Question, seconds: float) -> int:
    """The bot named `other` answers as soon as the process of another bot has died."""
    notes = Path(q.game)
    if q.bot == "other":
        (notes / "asked").touch()
        while not (notes / "died").exists():
            time.sleep(0.01)
        return q.options[-1]
    while not (notes / "asked").exists():
        time.sleep(0.01)
    return dies_once(q, seconds)
