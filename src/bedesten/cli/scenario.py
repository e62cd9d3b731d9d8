"""`bedesten scenario`: lay out positions, play tokens, compare with what must happen."""

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from cyclopts import App

from bedesten import catalog
from bedesten.cli import records
from bedesten.cli.board import board_word
from bedesten.core import scenario as core

OK: Final = 0
FAILED: Final = 1
BROKEN: Final = 2

Data = dict[str, Any]

# What a scenario consists of: TOML has types, and a wrong one would only surprise us later.
SHAPES: Final = {
    "game": (str, "a text"),
    "title": (str, "a text"),
    "players": (int, "a whole number"),
    "options": (dict, "a table"),
    "rules": (list, "a list of texts"),
    "scene": (str, "a text"),
    "set": (dict, "a table of paths"),
    "step": (list, "tables [[step]]"),
}
STEP_SHAPES: Final = {
    "seat": (int, "a seat"),
    "do": (list, "a list of tokens"),
    "legal": (list, "a list of tokens"),
    "illegal": (dict, "a table of tokens and rules"),
    "expect": (dict, "a table of paths"),
}

app = App(name="scenario")


@app.command
def run(*files: Path) -> int:
    """Run scenarios, and say for each whether all came out as written.

    Exit code 1 if something came out otherwise; 2 if a file is no scenario that makes sense.

    :param files: Scenarios as TOML; folders are searched for them.
    """
    if not files:
        raise ValueError("scenario run: expected files or folders")
    results = [report(path) for path in found(files)]
    print(f"{len(results)} scenarios: {results.count(OK)} ok, {len(results) - results.count(OK)} failed")
    return max(results)


def found(files: tuple[Path, ...]) -> list[Path]:
    """The files, and those in the folders."""
    paths: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            raise ValueError(f"{path}: expected scenarios (*.toml) in this folder, found none")
        paths += inside
    return paths


def report(path: Path) -> int:
    """Run one file and print what came of it."""
    try:
        data = read(path)
        wrong = core.run(data, catalog.game(data.get("game", "istanbul")))
    except (ValueError, OSError) as error:
        print(f"FAILED {path}", flush=True)
        what = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else f"{path}: {error}"
        print(f"bedesten: {what}", file=sys.stderr)
        return BROKEN
    print(f"{'FAILED' if wrong else 'ok    '} {path}")
    for line in wrong:
        print(f"  {line}")
    return FAILED if wrong else OK


def read(path: Path) -> Data:
    data = parsed(records.read_text(path))
    options = data.get("options", {})
    if isinstance(options.get("board"), str):  # a file is looked for beside the scenario
        options["board"] = board_word(options["board"], path.parent)
    return data


def parsed(text: str) -> Data:
    """A scenario whose every part has the type it must have."""
    data = tomllib.loads(text)
    core.check_keys(data, core.KEYS, "the scenario")
    check_shape(data, SHAPES, "")
    for number, step in enumerate(data.get("step", []), start=1):
        where = f"step {number}: "
        if not isinstance(step, dict):
            raise ValueError(f"{where}{step!r}: expected a table [[step]]")
        core.check_keys(step, core.STEP_KEYS, f"step {number}")
        check_shape(step, STEP_SHAPES, where)
    return data


def check_shape(data: Data, shapes: dict[str, tuple[type, str]], where: str) -> None:
    for key, value in data.items():
        kind, name = shapes[key]
        words = value if key in ("rules", "do", "legal") and isinstance(value, list) else []
        if key == "illegal" and isinstance(value, dict):
            words = list(value.values())
        fits = isinstance(value, kind) and type(value) is not bool
        if not fits or not all(isinstance(word, str) for word in words):
            raise ValueError(f"{where}{key} is {value!r}: expected {name}")
