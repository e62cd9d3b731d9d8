"""What every process of the tests does."""

import fcntl
from collections.abc import Generator
from pathlib import Path

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """One process after the other: what the first has compiled is found by the next, which is most of it."""
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        return (yield)
