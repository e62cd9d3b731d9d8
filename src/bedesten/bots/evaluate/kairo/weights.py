"""The weights of the features, fitted to played games by scripts/tune.py."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from bedesten.bots.evaluate.kairo.features import FEATURES

FILE: Final = Path(__file__).with_name("kairo.toml")


@cache
def load() -> list[float]:
    """Beside the names of the features."""
    table = tomllib.loads(FILE.read_text("utf-8"))["weights"]
    return [float(table[name]) for name in FEATURES]
