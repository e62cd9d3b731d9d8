"""Which engine runs, and the compiled one that may be ready only after the server has started."""

import os
import sys
from pathlib import Path

from bedesten.core import dice

COMPILING = "BEDESTEN_ENGINE"  # the folder into which somebody compiles while the server runs
WHOLE = ".stamp"  # lies in it once everything does


def running() -> str:
    """In this process: compiled modules are no Python files."""
    return "interpreted" if dice.__file__.endswith(".py") else "compiled"


def compiled_since() -> str:
    """The folder of the engine that new processes should run; empty while theirs is that of this process."""
    folder = os.environ.get(COMPILING, "")
    return folder if folder and Path(folder, WHOLE).exists() else ""


def hand_on(folder: str) -> None:
    """Processes begin with the path of whoever starts them, so this one stays as it is and they do not."""
    if folder and folder not in sys.path:
        sys.path.insert(0, folder)
