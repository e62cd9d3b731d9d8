"""The messages of one language, by dotted key."""

import tomllib
from functools import cache
from importlib import resources

LANGUAGES = ["en", "fr"]
FILES = [
    "{lang}.toml",
    "letters.{lang}.toml",
    "lessons.{lang}.toml",
    "rulings.{lang}.toml",
    "{game}.{lang}.toml",
]


def load(lang: str, game: str) -> dict[str, str]:
    """The messages of the house, and over them those of a game that has its own file. What depends on the
    boxes is said as it is in this game; without a game, as it is in all of them. ValueError names the
    languages there are."""
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is unknown: expected {' or '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    for name in FILES:
        found |= read(name.format(lang=lang, game=game))
    return fitting(found, game)


def fitting(messages: dict[str, str], game: str) -> dict[str, str]:
    """`[with.mocha.place_text]` holds only where that box is on the table, `[with."mocha+letters".ask]` only
    where both are, `[without.mocha.ask]` only where it is not."""
    boxes = set(game.split("+"))
    plain = {key: said for key, said in messages.items() if key.partition(".")[0] not in ("with", "without")}
    for key in sorted(messages.keys() - plain.keys(), key=lambda key: (key.count("+"), key)):
        when, named, what = key.split(".", 2)
        if game and (set(named.split("+")) <= boxes) == (when == "with"):
            plain[what] = messages[key]
    return plain


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
