"""Positions that look alike, by what they hold."""

from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter
from typing import Any, Final

APART: Final = {"rules", "terms", "board", "boards", "news", "offered", "counted", "cards", "sites", "ground"}
PLAIN: Final = (int, str, bool, type(None))


def fingerprint(thing: Any) -> Hashable:
    """Equal for positions that are alike: all that objects hold, but what follows from the rest."""
    kind = type(thing)
    if kind in PLAIN:
        return thing  # type: ignore[no-any-return]
    if kind is list or kind is tuple:
        if not thing or type(thing[0]) is int:
            return tuple(thing)
        return tuple(map(fingerprint, thing))
    if kind is dict:
        return tuple((fingerprint(k), fingerprint(v)) for k, v in thing.items())
    return (kind.__name__, *map(fingerprint, held(kind, thing)(thing)))


def several(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """All of these, as one tuple."""
    return attrgetter(*names) if names[1:] else lambda thing: tuple(getattr(thing, name) for name in names)


HELD: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


def held(kind: type, thing: Any) -> Callable[[Any], tuple[Any, ...]]:
    """What takes out of objects of a kind all that they hold, compiled or not."""
    if kind not in HELD:
        compiled = [name for one in kind.__mro__ for name in getattr(one, "__mypyc_attrs__", ())]
        names = sorted({*compiled, *getattr(thing, "__dict__", ())} - APART)
        some = [name for name in names if not name.startswith("__")]
        HELD[kind] = several(some)
    return HELD[kind]
