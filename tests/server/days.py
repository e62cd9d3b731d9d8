"""Days that are the same whenever a test runs."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

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
        noon = SimpleNamespace(time=lambda: real() + shift)
        small.setattr(rows, "time", noon)  # whoever has taken `now` from there, before or since, is told it
        small.setattr(table, "now", noon.time)
        yield
