"""The weights of the features, fitted to played games by scripts/tune.py."""

import tomllib
from functools import cache
from pathlib import Path

from bedesten.bots.evaluate.istanbul.features import names


def file_of(game: str) -> Path:
    return Path(__file__).with_name(f"{game}.toml")


@cache
def load(game: str) -> list[float]:
    """Beside the names of the features."""
    table = tomllib.loads(file_of(game).read_text("utf-8"))["weights"]
    return [float(table[name]) for name in names(game)]
