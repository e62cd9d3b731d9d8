"""Every worked example of the specifications, and small scenes for single rules, as scenario files."""

import re
from pathlib import Path
from typing import Any

import pytest

from bedesten.cli.scenario import outcome, parsed

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs/rules"
# the folder of a box: its game, its specification, how it calls its examples, and how many there are
BOXES = {
    "istanbul": ("istanbul", "istanbul-base.md", "EX", 54),
    "mocha": ("istanbul+mocha", "istanbul-mocha.md", "MOC-EX", 55),
    "letters": ("istanbul+letters", "istanbul-letters.md", "LET-EX", 42),
    "bazaar": ("istanbul+mocha+letters", "istanbul-letters.md", "BAZ-EX", 12),
    "kairo": ("kairo", "kairo.md", "KAI-EX", 60),
}
SCENARIOS = sorted(path for box in BOXES for path in (TESTS / box / "scenarios").glob("*.toml"))
each = pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


def read(path: Path) -> dict[str, Any]:
    return parsed(path.read_text("utf-8"))


@each
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    assert read(path)["game"] == BOXES[path.parts[-3]][0]
    assert outcome(path) == []


def shows(path: Path) -> bool:
    """What its name says."""
    data, called = read(path), BOXES[path.parts[-3]][2]
    kind, *words = path.stem.split("_")
    if kind == "ex":
        return bool(re.match(rf"{called}-0*{int(words[0][:2])} ", data["title"]))
    return kind == "rule" and "-".join(words[:3]).upper() in data["rules"]


def test_a_scenario_is_named_after_what_it_shows() -> None:
    assert [path for path in SCENARIOS if not shows(path)] == []


@pytest.mark.parametrize("box", BOXES)
def test_every_worked_example_is_a_scenario_or_a_test_under_its_number(box: str) -> None:
    _, spec, called, count = BOXES[box]
    told = re.findall(rf"\*\*{called}-(\d+)\b", (RULES / spec).read_text("utf-8"))
    assert sorted(map(int, told)) == list(range(1, count + 1))
    laid = [path.stem for path in SCENARIOS if path.parts[-3] == box]
    tested = [path.read_text("utf-8") for path in (TESTS / box).rglob("test_*.py")]
    shown = re.findall(r"^ex_(\d\d)", "\n".join(laid), re.MULTILINE)
    shown += re.findall(r"^def test_ex_(\d\d)_", "\n".join(tested), re.MULTILINE)
    assert {int(number) for number in shown} == set(map(int, told))
