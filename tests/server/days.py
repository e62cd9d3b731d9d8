"""Days that are the same whenever a test runs."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bedesten.server.store import rows
from bedesten.server.tables import dealing, table

DAY = 86400.0


@contextmanager
def small_days() -> Iterator[None]:
    """What is dealt is small, and it is noon."""
    real = time.time
    shift = DAY / 2 - real() % DAY
    with pytest.MonkeyPatch.context() as small:
        small.setattr(dealing, "kinds", lambda _: [("istanbul", 2)])
        small.setattr(dealing, "LEVELS", ["idris"])
        for module in (rows, table):
            small.setattr(module, "now", lambda: real() + shift)
        yield
