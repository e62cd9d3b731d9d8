"""Modules that used to have another name: the old import still works, and says what the new one is."""

import sys

# what went into a folder of its room
INTO_FOLDERS: list[tuple[str, str, list[str]]] = [
    ("core", "notation", ["fields", "scenes", "toml"]),
    ("core", "guide", ["guard"]),
    ("core", "play", ["match", "record", "scenario", "expecting", "entropy", "conformance"]),
    ("istanbul", "notation", ["book", "codec", "loading", "plausible", "scene", "steps", "datafile"]),
    ("istanbul", "guide", ["asking", "faces", "prospects", "reasons"]),
    ("mocha", "notation", ["codec", "loading", "steps", "datafile", "part"]),
    ("mocha", "guide", ["faces", "reasons"]),
    ("letters", "notation", ["codec", "loading", "steps", "datafile", "part"]),
    ("letters", "guide", ["faces", "reasons"]),
    ("bazaar", "notation", ["datafile", "part"]),
    ("bazaar", "guide", ["reasons"]),
    (
        "kairo",
        "notation",
        ["codec", "loading", "packing", "plausible", "reading", "checking", "scene", "steps"],
    ),
    ("kairo", "guide", ["asking", "reasons"]),
]
# what the bots knew of the boxes before every box had a slice there
INTO_SLICES: dict[str, str] = {
    "evaluate.istanbul": "istanbul",
    "evaluate.istanbul.coffee": "mocha.gains",
    "evaluate.istanbul.coffee_looks": "mocha.looks",
    "evaluate.istanbul.mail": "letters.gains",
    "evaluate.istanbul.mail_looks": "letters.looks",
    "evaluate.istanbul.evaluation": "istanbul.search",
    "evaluate.istanbul.visits": "istanbul.places",
    "evaluate.istanbul.worth": "istanbul.seat_worth",
    "evaluate.kairo": "kairo",
    "evaluate.kairo.evaluation": "kairo.search",
    "greedy.bazaar": "istanbul.skills",
    "greedy.coffee": "mocha.visits",
    "greedy.coffee_answers": "mocha.answers",
    "greedy.coffee_options": "mocha.openings",
    "greedy.guild": "mocha.guild",
    "greedy.kairo": "kairo",
    "greedy.kiosk": "letters.kiosk",
    "greedy.mail": "letters.visits",
    "greedy.mail_answers": "letters.answers",
    "greedy.mail_options": "letters.openings",
    "greedy.options": "istanbul.openings",
    "greedy.world": "istanbul.skills",
    **{
        f"greedy.{name}": f"istanbul.{name}"
        for name in ("answers", "effects", "outlook", "rolls", "trader", "visits", "worth")
    },
}
# the old name of a module or package: the new one
MOVED: dict[str, str] = {
    f"bedesten.{room}.{name}": f"bedesten.{room}.{folder}.{name}"
    for room, folder, names in INTO_FOLDERS
    for name in names
} | {
    "bedesten.letters.afar": "bedesten.letters.remote",
    **{f"bedesten.bots.{old}": f"bedesten.bots.{new}" for old, new in INTO_SLICES.items()},
}


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


def forward(cls: type, names: dict[str, str]) -> None:
    """Attributes of a class that used to have another name, which may lead on with dots."""
    from functools import partial

    for old, new in names.items():
        setattr(cls, old, property(partial(forwarded, old, new)))


def forwarded(old: str, new: str, thing: object) -> object:
    from operator import attrgetter
    from warnings import warn

    warn(f"{type(thing).__name__}.{old} is now {new}", DeprecationWarning, stacklevel=2)
    return attrgetter(new)(thing)
