"""Bots of one's own, named as module:Class: they lie in the folder where the command was given."""

import sys
from pathlib import Path

from bedesten import catalog


def look_here() -> None:
    """Modules are found in this folder; processes that are started look there too."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


def invite(bots: str) -> None:
    """They may be seated at tables, beside the bots of the house."""
    look_here()
    for name in bots.split(",") if bots else []:
        catalog.invite(name.strip())
