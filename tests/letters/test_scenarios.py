"""Every worked example of Letters & Seals, and small scenes for single rules, as scenario files."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten.catalog import game
from bedesten.core.scenario import run

SPEC = Path(__file__).parents[2] / "docs/rules/istanbul-letters.md"
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    assert data["game"] == "istanbul+letters"
    assert run(data, game("istanbul+letters")) == []


def test_every_worked_example_is_a_scenario_under_its_number() -> None:
    numbers = {int(n) for n in re.findall(r"\*\*LET-EX-(\d+)\*\*", SPEC.read_text("utf-8"))}
    assert numbers == set(range(1, 43))
    assert numbers == {int(path.stem[3:5]) for path in SCENARIOS if path.stem.startswith("ex_")}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_is_named_after_what_it_shows(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    kind, *words = path.stem.split("_")
    if kind == "ex":
        assert data["title"].startswith(f"LET-EX-{int(words[0][:2])} ")
    else:
        assert kind == "rule"
        assert "-".join(words[:3]).upper() in data["rules"]
