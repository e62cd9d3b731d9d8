"""`bedesten scenario`: lay out positions, play tokens, compare with what must happen."""

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from cyclopts import App

from bedesten import catalog
from bedesten.cli import records
from bedesten.cli.brought import from_file, tables
from bedesten.cli.rules import known_ids
from bedesten.cli.specification import specification
from bedesten.core.errors import BadSetup
from bedesten.core.notation import toml
from bedesten.core.play import scenario as core

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
    "refused": (str, "a text"),
}
STEP_SHAPES: Final = {
    "seat": (int, "a seat"),
    "do": (list, "a list of tokens"),
    "legal": (list, "a list of tokens"),
    "illegal": (dict, "a table of tokens and rules"),
    "expect": (dict, "a table of paths"),
    "ordered": (bool, "true or false"),
    "view": (dict, "a table of seats, each with a table of paths"),
    "hidden": (dict, "a table of seats, each with a list of paths"),
    "odds": (dict, "a table of tokens and whole numbers"),
}
# and what the values in these must be
WITHIN: Final[dict[str, tuple[type, ...]]] = {
    "rules": (str,),
    "do": (str,),
    "legal": (str,),
    "illegal": (str,),
    "view": (dict,),
    "hidden": (list, str),
    "odds": (int,),
}

app = App(name="scenario")


@app.command
def run(*files: Path) -> int:
    """Run scenarios, and say for each whether everything came out as written.

    Exit code 1 if something came out otherwise; 2 if a file is not a valid scenario.

    :param files: Scenarios as TOML; folders are searched for them.
    """
    if not files:
        raise ValueError("scenario run: expected files or folders")
    results = [report(path) for path in scenarios_in(files)]
    print(f"{len(results)} scenarios: {results.count(OK)} ok, {len(results) - results.count(OK)} failed")
    return max(results)


def scenarios_in(files: tuple[Path, ...]) -> list[Path]:
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
        wrong = outcome(path)
    except (ValueError, OSError) as error:
        print(f"FAILED {path}", flush=True)
        what = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else f"{path}: {error}"
        print(f"bedesten: {what}", file=sys.stderr)
        return BROKEN
    print(f"{'FAILED' if wrong else 'ok    '} {path}")
    for line in wrong:
        print(f"  {line}")
    return FAILED if wrong else OK


def outcome(path: Path) -> list[str]:
    """What came out otherwise than the file says."""
    data = parsed(records.read_text(path, toml.MOST_TEXT))
    try:
        take_files(data.get("options", {}), path.parent)
    except BadSetup as error:
        if "refused" not in data:
            raise
        return core.refusal(data, error)
    return core.run(data, catalog.game(data.get("game", catalog.FIRST)))


def take_files(options: Data, folder: Path) -> None:
    """What is in a file is looked for beside the scenario, and nowhere else."""
    for name in tables("FILES"):
        value = options.get(name)
        if not isinstance(value, str) or not value.endswith(".toml"):
            continue
        if not (folder / value).resolve().is_relative_to(folder.resolve()):
            raise ValueError(f"{name} {value}: expected a file in the folder of the scenario")
        options[name] = from_file(name, value, folder)


@cache
def rule_names() -> set[str]:
    return known_ids(specification())


def parsed(text: str) -> Data:
    """A scenario whose every part has the type it must have, about rules that exist."""
    data = toml.loads(text)
    core.check_keys(data, core.KEYS, "the scenario")
    check_shape(data, SHAPES, "")
    for number, step in enumerate(data.get("step", []), start=1):
        where = f"step {number}: "
        if not isinstance(step, dict):
            raise ValueError(f"{where}{step!r}: expected a table [[step]]")
        core.check_keys(step, core.STEP_KEYS, f"step {number}")
        check_shape(step, STEP_SHAPES, where)
        check_rules(list(step.get("illegal", {}).values()), where)
    check_rules(data.get("rules", []), "")
    return data


def check_rules(rules: list[str], where: str) -> None:
    for rule in rules:
        if rule and rule not in rule_names():
            raise ValueError(
                f"{where}rule '{rule}' is unknown: expected one of docs/rules, such as IST-GEM-1"
            )


def check_shape(data: Data, shapes: dict[str, tuple[type, str]], where: str) -> None:
    for key, value in data.items():
        kind, name = shapes[key]
        if type(value) is not kind or not fits(value, WITHIN.get(key, ())):
            raise ValueError(f"{where}{key} is {value!r}: expected {name}")


def fits(value: object, kinds: tuple[type, ...]) -> bool:
    """Whether a list or a table holds nothing but this kind, and that nothing but the next."""
    if not kinds:
        return True
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return all(type(part) is kinds[0] and fits(part, kinds[1:]) for part in inner)
