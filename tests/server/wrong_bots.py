"""Bots that die, hang or talk nonsense, for the pool to cope with. `game` is a folder for their notes."""

import os
import time
from pathlib import Path
from typing import Any

from bedesten.server.thinking import Agreed

View = dict[str, Any]
NONSENSE = -77


def dies_once(
    game: str, setup: Agreed, bot: str, seed: int, view: View, options: list[int], seconds: float
) -> int:
    note = Path(game) / "died"
    if not note.exists():
        note.touch()
        os._exit(1)
    return options[-1]


def dies_always(
    game: str, setup: Agreed, bot: str, seed: int, view: View, options: list[int], seconds: float
) -> int:
    os._exit(1)


def hangs(
    game: str, setup: Agreed, bot: str, seed: int, view: View, options: list[int], seconds: float
) -> int:
    (Path(game) / str(os.getpid())).touch()
    time.sleep(3600)
    return options[0]


def talks_nonsense(
    game: str, setup: Agreed, bot: str, seed: int, view: View, options: list[int], seconds: float
) -> int:
    return NONSENSE


def takes_the_last(
    game: str, setup: Agreed, bot: str, seed: int, view: View, options: list[int], seconds: float
) -> int:
    """Nothing is wrong with it but its taste."""
    return options[-1]
