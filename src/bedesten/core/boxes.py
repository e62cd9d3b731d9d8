"""Where a layer finds what a box brings to it: in a package of the box's own name.

A game consists of boxes. What a box BOX brings to the bots is `bedesten.bots.BOX`, to the terminal
`bedesten.cli.terminal.BOX`. A box from elsewhere names its home: there the layers are `home.bots`,
`home.terminal` and so on.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

HOMES: dict[str, str] = {}  # packages of boxes that do not come with this one


def register(box: str, home: str) -> None:
    """A box of another package."""
    HOMES[box] = home
    module.cache_clear()


def slices(boxes: Sequence[str], layer: str) -> list[ModuleType]:
    """What these boxes bring to a layer, which is named by its package, in the order of the boxes."""
    brought = [module(box, layer) for box in boxes]
    return [one for one in brought if one is not None]


def installed(layer: str) -> list[ModuleType]:
    """What all boxes bring to a layer, before any game is known: its packages, then those from elsewhere."""
    here = [one.name for one in iter_modules(import_module(layer).__path__) if one.ispkg]
    return slices([*here, *HOMES], layer)


@cache
def module(box: str, layer: str) -> ModuleType | None:
    """None if the box brings nothing to this layer."""
    home = HOMES.get(box)
    name = f"{home}.{layer.rpartition('.')[2]}" if home else f"{layer}.{box}"
    return import_module(name) if find_spec(name) else None
