"""The weights of the features, fitted to played games by scripts/tune.py."""

from functools import cache
from pathlib import Path
from typing import Final

from bedesten.bots.evaluate.kairo.features import FEATURES
from bedesten.bots.evaluate.net import Net, read

FILE: Final = Path(__file__).with_name("kairo.toml")


@cache
def load() -> Net:
    return read(FILE, FEATURES)
