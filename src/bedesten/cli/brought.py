"""What the boxes bring to the command line."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from bedesten.core.boxes import installed

LAYER: Final = "bedesten.cli"


def tables(name: str) -> dict[str, Any]:
    """The tables of this name, as one."""
    return {key: value for box in installed(LAYER) for key, value in getattr(box, name, {}).items()}


def commands() -> list[tuple[str, str, str]]:
    return [command for box in installed(LAYER) for command in getattr(box, "COMMANDS", [])]


@cache
def reader(option: str) -> Callable[[str, Path], object]:
    """Who makes the value of an option of what may be the name of a file."""
    from bedesten.catalog import thing

    read: Callable[[str, Path], object] = thing(tables("FILES")[option])
    return read


def from_file(option: str, value: str, folder: Path = Path()) -> object:
    """The value of an option, read from a file where it names one."""
    return reader(option)(value, folder)
