"""The toys of `tests/toy`, on the table for one test."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.bots.greedy.bot import answers_of
from bedesten.core import boxes
from bedesten.server import words
from bedesten.server.courses import chapters
from tests import voices

ROOT = Path(__file__).resolve().parents[1]
TOYS = ["istanbul+harbour", "wells"]
PACKAGE = "tests.toy"
# for programs that are started: they register what the environment names
ENVIRONMENT = {catalog.WITH: PACKAGE, "PYTHONPATH": str(ROOT)}
CACHES = (catalog.game, boxes.module, answers_of, words.voice, chapters.courses, voices.voice)


@contextmanager
def toys() -> Iterator[None]:
    """Registered, and forgotten afterwards."""
    games, homes = dict(catalog.GAMES), dict(boxes.HOMES)
    forget()
    importlib.reload(sys.modules[PACKAGE]) if PACKAGE in sys.modules else importlib.import_module(PACKAGE)
    try:
        yield
    finally:
        replace(catalog.GAMES, games)
        replace(boxes.HOMES, homes)
        forget()


def replace(registry: dict[str, Any], kept: dict[str, Any]) -> None:
    registry.clear()
    registry.update(kept)


def forget() -> None:
    for cached in CACHES:
        cached.cache_clear()
