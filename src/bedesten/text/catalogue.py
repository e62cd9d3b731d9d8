"""The messages of one language, by dotted key."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from bedesten.core.boxes import slices
from bedesten.text.grammar import grammar

FIRST = "en"
NO_GAME = "no_game."  # messages as they are where no game is on the table


def languages(package: str) -> list[str]:
    """Those a package has a file for, English first."""
    names = sorted(
        file.name.removesuffix(".toml")
        for file in resources.files(package).iterdir()
        if file.name.endswith(".toml")
    )
    return sorted(names, key=lambda lang: lang != FIRST)


LANGUAGES = languages(__package__)


def understood(tags: Sequence[str]) -> str:
    """The first language spoken here that a system or a browser asks for: `fr_CA.UTF-8`, `de-CH`."""
    asked = [re.split("[-_.@]", tag.lower())[0] for tag in tags]
    return next((lang for lang in asked if lang in LANGUAGES), FIRST)


def load(lang: str, boxes: Sequence[str]) -> dict[str, str]:
    """Those of the frame, and over them those of each box; ValueError names the languages there are."""
    messages: dict[str, str] = {}
    for read_one in files(lang, boxes):
        messages |= read_one
    return {key: said for key, said in messages.items() if not key.startswith(NO_GAME)}


def load_all(lang: str, boxes: Sequence[str]) -> dict[str, str]:
    """What can be said of all boxes where no game is on the table: the first box that speaks of a thing says
    what it is alone, unless one has a sentence for this."""
    messages: dict[str, str] = {}
    for read_one in files(lang, boxes):
        messages = read_one | messages
    said = {key.removeprefix(NO_GAME): said for key, said in messages.items() if key.startswith(NO_GAME)}
    return {key: said.get(key, message) for key, message in messages.items() if not key.startswith(NO_GAME)}


def files(lang: str, boxes: Sequence[str]) -> list[dict[str, str]]:
    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r} is unknown: expected {' or '.join(LANGUAGES)}")
    packages = [__package__, *[brought.__name__ for brought in slices(boxes, __package__)]]
    return [read(package, lang if has(package, lang) else FIRST) for package in packages]


def has(package: str, lang: str) -> bool:
    """A box from elsewhere may not speak every language of the house: then it speaks English."""
    return resources.files(package).joinpath(f"{lang}.toml").is_file()


@cache
def read(package: str, lang: str) -> dict[str, str]:
    """The messages of one file, not to be changed."""
    file = resources.files(package).joinpath(f"{lang}.toml")
    messages = flatten(tomllib.loads(file.read_text("utf-8")), "")
    return {key: grammar(lang).typeset(message) for key, message in messages.items()}


def flatten(table: dict[str, object], prefix: str) -> dict[str, str]:
    """`[ask] Move = "…"` is the message ask.Move."""
    messages: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            messages.update(flatten(value, f"{prefix}{key}."))
        else:
            messages[prefix + key] = str(value)
    return messages
