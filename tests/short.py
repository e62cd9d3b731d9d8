"""Games that are soon over, for tests that need one that is, whatever came of it."""

from collections.abc import Iterator
from contextlib import contextmanager

from bedesten.istanbul.scoring import TRIGGER

RUBIES = 2


@contextmanager
def short_games() -> Iterator[None]:
    """Two rubies bring the end of the base game, in this process: a third of the way."""
    usual = TRIGGER.copy()
    TRIGGER[2:] = [RUBIES] * len(TRIGGER[2:])
    try:
        yield
    finally:
        TRIGGER[:] = usual
