"""The weights of the features, fitted to played games by scripts/tune.py."""

from functools import cache
from pathlib import Path

from bedesten.bots.evaluate.istanbul.features import names
from bedesten.bots.evaluate.net import Net, read


def file_of(game: str) -> Path:
    return Path(__file__).with_name(f"{game}.toml")


@cache
def load(game: str) -> Net:
    return read(file_of(game), names(game))
