"""Every worked example of the rules, and small scenes for single rules, as scenario files."""

import re
import tomllib
from pathlib import Path

import pytest

from bedesten.catalog import game
from bedesten.core.scenario import run
from bedesten.kairo.kernel import State
from tests.kairo.lay import COURTYARD, lay

SPEC = Path(__file__).parents[2] / "docs/rules/kairo.md"
SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
ELSEWHERE = {"57": "test_view.py", "59": "test_reading.py"}  # examples that no scenario can show


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenario_comes_out_as_written(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    assert run(data, game(data["game"])) == []


def test_every_worked_example_is_a_scenario_or_a_test_under_its_number() -> None:
    numbers = set(re.findall(r"^\d+\. \*\*KAI-EX-(\d+)\*\*", SPEC.read_text("utf-8"), re.MULTILINE))
    names = [path.stem for path in SCENARIOS] + [name.removeprefix("test_") for name in globals()]
    assert len(numbers) == 60
    found = {str(int(name[3:5])) for name in names if name.startswith("ex_")}
    assert numbers - found == set(ELSEWHERE)
    for number, file in ELSEWHERE.items():
        assert f"def test_ex_{number}_" in (Path(__file__).parent / file).read_text("utf-8")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_scenario_is_named_after_what_it_shows(path: Path) -> None:
    title = tomllib.loads(path.read_text("utf-8"))["title"]
    assert title.startswith(f"KAI-EX-{int(path.stem[3:5])} ")


def distance(scene: str, start: str, goal: str, board: str | None = None) -> int:
    """Steps from one square to another over walkable squares."""
    s: State = lay(scene, 2, board=board).state
    at, to = s.rules.squares.index(start), s.rules.squares.index(goal)
    layers = s.ground.layers(at, 1 << to)
    return next(steps for steps, layer in enumerate(layers) if layer >> to & 1)


@pytest.mark.rule("KAI-LURE-4", "KAI-ACC-1")
def test_ex_32_customers_walk_around_stands_and_never_over_restaurants() -> None:
    assert distance("0 red=C8>C7+B8", "B9", "B7") == 6


@pytest.mark.rule("KAI-LURE-4")
def test_ex_33_entrances_and_customers_do_not_stop_a_customer() -> None:
    scene = "customers=green:C1,blue:E1 | 0 green=H1>G1 red=D2>D1"
    assert distance(scene, "C1", "G1") == 4


@pytest.mark.rule("KAI-LURE-4", "KAI-BOARD-9")
def test_ex_58_customers_walk_around_the_fountain() -> None:
    assert distance("", "C6", "I6", board=COURTYARD) == 12
