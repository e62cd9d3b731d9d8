"""Promises the whole project keeps."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from bedesten import __version__
from scripts.build_compiled import engine_files

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
RULES = ["core", "istanbul", "mocha", "letters", "bazaar", "kairo"]

IMPORT_RULES = """
import importlib, pkgutil, sys
sys.path.append(sys.argv[1])
import bedesten.bazaar, bedesten.istanbul, bedesten.kairo, bedesten.letters, bedesten.mocha
for room in (bedesten.bazaar, bedesten.istanbul, bedesten.kairo, bedesten.letters, bedesten.mocha):
    for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
        importlib.import_module(module.name)
"""


def test_no_compiled_module_lies_in_the_source() -> None:
    assert list(SRC.rglob("*.so")) == []


def test_where_a_file_lies_says_whether_it_is_compiled() -> None:
    """The rules are; what is written, shown or kept beside them is not."""
    compiled = {Path(file) for file in engine_files(SRC)}
    for room in RULES:
        files = {file.relative_to(SRC) for file in (SRC / "bedesten" / room).rglob("*.py") if speaks(file)}
        beside = {file for file in files if {"notation", "guide", "play"} & {*file.parts}}
        assert beside
        assert files & compiled == files - beside


def speaks(file: Path) -> bool:
    """An empty package file is neither."""
    return "import" in file.read_text()


def test_the_rules_need_nothing_but_python() -> None:
    # -I and -S hide the environment and its installed packages.
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_RULES, SRC], capture_output=True, text=True, check=False
    )
    assert run.stderr == ""
    assert run.returncode == 0


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__


def test_every_package_that_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    named = [re.match(r"[\w-]+", line) for line in [*project["dependencies"], *extras]]
    declared = {name[0].replace("-", "_") for name in named if name}
    assert third_party() - declared == {"mypy_extensions"}  # types alone, for the compiler


def third_party() -> set[str]:
    """What the source imports that is neither Python's own nor ours."""
    names = {name.split(".")[0] for path in (SRC / "bedesten").rglob("*.py") for name in imported(path)}
    return names - sys.stdlib_module_names - {"bedesten"}


def imported(path: Path) -> Iterator[str]:
    """Everywhere in a file, in functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


def test_no_file_of_the_base_game_names_an_expansion() -> None:
    words = re.compile(
        r"mocha|seals|baksheesh|coffee|guild|tavern|kiosk|courier|embassy|companion|bazaar", re.IGNORECASE
    )
    named = [
        (path.name, word[0])
        for path in (SRC / "bedesten/istanbul").rglob("*.py")
        if (word := words.search(path.read_text("utf-8")))
    ]
    assert named == []
