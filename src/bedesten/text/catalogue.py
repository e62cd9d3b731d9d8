"""The messages of one language, by dotted key."""

import tomllib
from importlib import resources

LANGUAGES = ["en", "fr"]
FILES = ["{lang}.toml", "lessons.{lang}.toml"]


def load(lang: str) -> dict[str, str]:
    """ValueError names the languages there are."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is unknown: expected {' or '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    for name in FILES:
        text = resources.files(__package__).joinpath(name.format(lang=lang)).read_text("utf-8")
        found |= flatten(tomllib.loads(text), "")
    return found


def flatten(table: dict[str, object], prefix: str) -> dict[str, str]:
    """`[ask] Move = "…"` is the message ask.Move."""
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(flatten(value, f"{prefix}{key}."))
        else:
            found[prefix + key] = str(value)
    return found
