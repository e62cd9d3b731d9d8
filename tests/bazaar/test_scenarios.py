"""Every worked example of the Great Bazaar, and small scenes for single rules, as scenario files."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten.catalog import game
from bedesten.core.scenario import run
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, TEA
from tests.letters.lay import bazaar

SPEC = Path(__file__).parents[2] / "docs/rules/istanbul-letters.md"
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    assert data["game"] == "istanbul+mocha+letters"
    assert run(data, game("istanbul+mocha+letters")) == []


def test_every_worked_example_is_a_scenario_or_a_test_under_its_number() -> None:
    numbers = {int(n) for n in re.findall(r"\*\*BAZ-EX-(\d+)\*\*", SPEC.read_text("utf-8"))}
    assert numbers == set(range(1, 13))
    names = [path.stem for path in SCENARIOS] + [name.removeprefix("test_") for name in globals()]
    assert numbers == {int(name[3:5]) for name in names if name.startswith("ex_")}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_is_named_after_what_it_shows(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    kind, *words = path.stem.split("_")
    if kind == "ex":
        assert data["title"].startswith(f"BAZ-EX-{int(words[0][:2])} ")
    else:
        assert kind == "rule"
        assert "-".join(words[:3]).upper() in data["rules"]


@pytest.mark.rule("BAZ-SETUP-3")
def test_ex_08_black_market_and_tea_house_are_apart_and_cross_nobodys_line() -> None:
    grid = bazaar().rules.grid
    layout = [0] * 25
    layout[cell(3, 3)], layout[cell(1, 1)] = FOUNTAIN, BLACK_MARKET
    free = grid.positions_for(TEA, layout)
    assert cell(2, 3) in free
    assert cell(1, 4) not in free
    assert cell(2, 2) not in free


def cell(row: int, column: int) -> int:
    return 5 * (row - 1) + column - 1
