"""Modules that used to have another name: the old import still works, and says what the new one is."""

import sys

# the old name of a module or package: the new one
MOVED: dict[str, str] = {}


def new_name(name: str) -> str:
    """Where this module is now, or a module of a package that moved; empty if it never moved."""
    head, rest = name, ""
    while head:
        if head in MOVED:
            return MOVED[head] + rest
        head, dot, last = head.rpartition(".")
        rest = dot + last + rest
    return ""


class Finder:
    """Asked first: a package that moved would be searched for the module once more, under its old name."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> object:
        if not name.startswith("bedesten.") or not new_name(name):
            return None
        from importlib.machinery import ModuleSpec

        return ModuleSpec(name, Loader())  # type: ignore[arg-type]


class Loader:
    def create_module(self, spec: object) -> None:
        """An empty one will do."""

    def exec_module(self, module: object) -> None:
        """The module at its new place takes the old name too."""
        from importlib import import_module
        from warnings import warn

        old = module.__name__  # type: ignore[attr-defined]
        new = new_name(old)
        warn(f"{old} is now {new}", DeprecationWarning, stacklevel=2)
        sys.modules[old] = import_module(new)


def install() -> None:
    sys.meta_path.insert(0, Finder)  # type: ignore[arg-type]
