"""What the scene notations of all games share: lists, numbers, seats."""

from collections.abc import Iterable
from typing import Any

from bedesten.core.errors import BadSave
from bedesten.core.fields import is_whole


def split(value: str) -> list[str]:
    return value.split(",") if value else []


def listed(words: Iterable[object]) -> str:
    return ",".join(map(str, words))


def whole(value: str, word: str) -> int:
    if not is_whole(value):
        raise BadSave(f"scene: '{word}' is not understood: expected a whole number, not '{value}'")
    return int(value)


def known_seat(seat: int, data: dict[str, Any]) -> int:
    if not 0 <= seat < len(data["seats"]):
        raise BadSave(f"scene: seat {seat}: expected 0 to {len(data['seats']) - 1}")
    return seat
