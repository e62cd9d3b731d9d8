"""A result is kept by what it depends on: rules, bots and nets, and nothing that is only read."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.arena import fingerprint as module
from bedesten.arena.fingerprint import fingerprint, home


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A file of the package, in a copy that may be changed."""
    others = shutil.ignore_patterns("static", "server", "explorer", "puzzles", "cli", "__pycache__")
    shutil.copytree(home("bedesten"), tmp_path / "bedesten", ignore=others)
    monkeypatch.setattr(module, "home", lambda package: tmp_path.joinpath(*package.split(".")))
    return lambda name: tmp_path / "bedesten" / name


def test_every_game_has_one_of_its_own() -> None:
    assert len({fingerprint(name) for name in catalog.GAMES}) == len(catalog.GAMES)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("istanbul/turn.py", True),
        ("core/dice.py", True),
        ("bots/levels.py", True),
        ("bots/mcts/search.py", True),
        ("bots/istanbul/weights.toml", True),
        ("bots/evaluate/net.py", True),
        ("mocha/tavern.py", False),
        ("bots/kairo/weights.toml", False),
        ("bots/mcts/explain.py", False),
        ("istanbul/guide/asking.py", False),
        ("text/en.toml", False),
    ],
)
def test_what_a_game_is_played_by_and_nothing_else_is_another_word(
    source: Callable[[str], Path], name: str, other: bool
) -> None:
    before = fingerprint("istanbul")
    with source(name).open("a") as file:
        file.write("\nmore = 1\n")
    assert (fingerprint("istanbul") != before) is other


def test_nor_does_a_comment(source: Callable[[str], Path]) -> None:
    before = fingerprint("istanbul")
    source("core/dice.py").write_text("# said again\n\n" + source("core/dice.py").read_text())
    assert fingerprint("istanbul") == before
