"""TOML that people bring along: bounded before it is read, and never deeper than anything here is."""

import tomllib
from typing import Any, Final

MOST_TEXT: Final = 64 * 1024  # characters, or bytes of a file; our longest has a fifth of that
MOST_DEPTH: Final = 20


def loads(text: str) -> dict[str, Any]:
    """What the text says; a ValueError tells what was expected."""
    if len(text) > MOST_TEXT:
        raise ValueError(f"{len(text)} characters: expected at most {MOST_TEXT}")
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise too_deep() from None
    level: list[object] = [data]
    for _ in range(MOST_DEPTH):
        level = [inner for outer in level for inner in inside(outer)]
    if level:
        raise too_deep()
    return data


def inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def too_deep() -> ValueError:
    return ValueError(f"lists and tables within each other: expected at most {MOST_DEPTH}")
