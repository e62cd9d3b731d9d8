"""The weights of the features, fitted to played games by scripts/tune.py."""

import tomllib
from functools import cache
from pathlib import Path

from bedesten.bots.evaluate.istanbul.features import FEATURES

FILE = Path(__file__).with_name("weights.toml")


@cache
def load() -> list[float]:
    """Beside FEATURES."""
    table = tomllib.loads(FILE.read_text("utf-8"))["weights"]
    return [float(table[name]) for name in FEATURES]
