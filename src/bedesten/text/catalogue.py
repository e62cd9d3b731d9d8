"""The messages of one language, by dotted key."""

import tomllib
from functools import cache
from importlib import resources

LANGUAGES = ["en", "fr"]
FILES = ["{lang}.toml", "letters.{lang}.toml", "lessons.{lang}.toml", "{game}.{lang}.toml"]


def load(lang: str, game: str) -> dict[str, str]:
    """The messages of the house, and over them those of a game that has its own file.
    ValueError names the languages there are."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is unknown: expected {' or '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    for name in FILES:
        found |= read(name.format(lang=lang, game=game))
    return found


@cache
def read(name: str) -> dict[str, str]:
    """The messages of one file, not to be changed; none if there is no such file."""
    file = resources.files(__package__).joinpath(name)
    return flatten(tomllib.loads(file.read_text("utf-8")), "") if file.is_file() else {}


def flatten(table: dict[str, object], prefix: str) -> dict[str, str]:
    """`[ask] Move = "…"` is the message ask.Move."""
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(flatten(value, f"{prefix}{key}."))
        else:
            found[prefix + key] = str(value)
    return found
