"""What the scene notations of all games share: lists, numbers, seats."""

from collections.abc import Iterable
from typing import Any

from bedesten.core.errors import BadSave
from bedesten.core.numbers import is_whole

PLACES = "places"  # the field whose keys are places


def split(value: str) -> list[str]:
    return value.split(",") if value else []


def comma_list(words: Iterable[object]) -> str:
    """What split() takes apart."""
    return ",".join(map(str, words))


def whole(value: str, word: str) -> int:
    if not is_whole(value):
        raise BadSave(f"scene: '{word}' is not understood: expected a whole number, not '{value}'")
    return int(value)


def known_seat(seat: int, data: dict[str, Any]) -> int:
    if not 0 <= seat < len(data["seats"]):
        raise BadSave(f"scene: seat {seat}: expected 0 to {len(data['seats']) - 1}")
    return seat


def in_names(data: Any, key: str, numbers: dict[str, str], fields: list[str]) -> Any:
    """A part of a position, found under this key, in which places may stand by their numbers."""
    if isinstance(data, dict):
        keys = numbers if key == PLACES else {}
        return {keys.get(name, name): in_names(value, name, numbers, fields) for name, value in data.items()}
    if isinstance(data, list):
        return [in_names(value, key, numbers, fields) for value in data]
    return numbers.get(str(data), data) if key in fields else data


def path_in_names(path: str, numbers: dict[str, str]) -> str:
    """`places.13.rubies` is `places.palace.rubies`."""
    names = path.split(".")
    pairs = zip(["", *names], names, strict=False)
    return ".".join(numbers.get(name, name) if outer == PLACES else name for outer, name in pairs)


def key_of(path: str) -> str:
    """The field a path leads to, or into."""
    return next((name for name in reversed(path.split(".")) if not is_whole(name)), "")
