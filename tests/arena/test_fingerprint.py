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
    shutil.copytree(
        home("bedesten"), tmp_path / "bedesten", ignore=shutil.ignore_patterns("static", "server")
    )
    monkeypatch.setattr(module, "home", lambda package: tmp_path.joinpath(*package.split(".")))
    return lambda name: tmp_path / "bedesten" / name


def test_every_game_has_one_of_its_own() -> None:
    assert len({fingerprint(name) for name in catalog.GAMES}) == len(catalog.GAMES)


@pytest.mark.parametrize(
    "name",
    [
        "istanbul/turn.py",
        "core/dice.py",
        "bots/levels.py",
        "bots/mcts/search.py",
        "bots/istanbul/weights.toml",
        "bots/evaluate/net.py",
    ],
)
def test_another_rule_bot_or_net_is_another_word(source: Callable[[str], Path], name: str) -> None:
    before = fingerprint("istanbul")
    with source(name).open("a") as file:
        file.write("\nmore = 1\n")
    assert fingerprint("istanbul") != before


@pytest.mark.parametrize(
    "name",
    [
        "mocha/tavern.py",
        "bots/kairo/weights.toml",
        "bots/mcts/explain.py",
        "istanbul/guide/asking.py",
        "text/en.toml",
    ],
)
def test_what_the_game_is_not_played_by_changes_nothing(source: Callable[[str], Path], name: str) -> None:
    before = fingerprint("istanbul")
    with source(name).open("a") as file:
        file.write("\nmore = 1\n")
    assert fingerprint("istanbul") == before


def test_nor_does_a_comment(source: Callable[[str], Path]) -> None:
    before = fingerprint("istanbul")
    source("core/dice.py").write_text("# said again\n\n" + source("core/dice.py").read_text())
    assert fingerprint("istanbul") == before
