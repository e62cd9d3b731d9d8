"""`bedesten arena`: goes on where it stopped, whatever the number of processes."""

import csv
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bedesten.cli.main import main
from tests.cli.games import bedesten
from tests.packages import install_bot

Capture = pytest.CaptureFixture[str]
BOTS = ["arena", "--bots", "greedy,random", "--players", "2"]
OWN = """
from bedesten.bots.base import Bot


class Last(Bot):
    def __init__(self, game, seed):
        self.game = game

    def choose(self, v, options, budget):
        return options[-1]
"""


@pytest.fixture(autouse=True)
def _same_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command puts the folder it is given in on the path."""
    monkeypatch.setattr(sys, "path", sys.path.copy())


def rows(folder: Path) -> list[dict[str, str]]:
    """The results without the times, by game and seat."""
    with (folder / "results.csv").open() as file:
        lines = list(csv.DictReader(file))
    for row in lines:
        del row["seconds"], row["slowest"], row["memory"]  # which depend on the machine
    return sorted(lines, key=lambda row: (int(row["game"]), int(row["seat"])))


def test_a_report_with_ratings_and_charts(tmp_path: Path, capsys: Capture) -> None:
    assert main([*BOTS, "--games", "4", "--out", str(tmp_path / "here")]) == 0
    out = capsys.readouterr().out
    assert out.startswith("4 games of istanbul for 2, at most 1 s a decision, seed 1\n")
    assert "│ greedy │     4 │ 100.0% │ 51%–100% │" in out
    written = {path.name for path in (tmp_path / "here").iterdir()} - {"results.parquet"}
    assert written == {"plan.json", "results.csv", "report.md", "ratings.svg", "ranks.svg"}
    assert "| greedy | 4 | 100.0% |" in (tmp_path / "here" / "report.md").read_text()


def test_a_second_run_plays_only_what_is_missing(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "arena"
    assert main([*BOTS, "--games", "2", "--out", str(folder)]) == 0
    before = (folder / "results.csv").read_text()
    assert main([*BOTS, "--games", "4", "--out", str(folder)]) == 0
    after = (folder / "results.csv").read_text()
    assert after.startswith(before), "what was played stays as it was, times and all"
    assert [row["game"] for row in rows(folder)] == ["0", "0", "1", "1", "2", "2", "3", "3"]
    assert main([*BOTS, "--games", "4", "--out", str(folder)]) == 0
    assert (folder / "results.csv").read_text() == after
    capsys.readouterr()


@pytest.mark.thorough
def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        run = bedesten(*BOTS, "--games", "4", "--jobs", jobs, "--out", str(tmp_path / jobs))
        assert run.stderr == ""
    assert rows(tmp_path / "1") == rows(tmp_path / "2")


def test_another_contest_is_not_mixed_in(tmp_path: Path, capsys: Capture) -> None:
    assert main([*BOTS, "--games", "1", "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main([*BOTS, "--games", "1", "--seed", "2", "--out", str(tmp_path)]) == 2
    assert 'holds a contest with seed "1": expected another --out' in capsys.readouterr().err


def test_a_bot_of_ones_own_is_named_by_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "--bots", "own_bots:Last,random", "--players", "2", "--games", "2"]) == 0
    assert {row["bot"] for row in rows(tmp_path / "arena")} == {"own_bots:Last", "random"}


def test_a_bot_of_another_package_is_known_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bot(tmp_path, "other_bots", OWN, monkeypatch)
    assert main(["arena", "--bots", "last,random", "--players", "2", "--games", "2"]) == 0
    assert {row["bot"] for row in rows(tmp_path / "arena")} == {"last", "random"}


class Ray:
    """What the arena asks of Ray: games are done at once, the last one first."""

    def __init__(self) -> None:
        self.begun: list[dict[str, Any]] = []
        self.ended = 0

    def init(self, **cluster: Any) -> None:
        self.begun.append(cluster)

    def remote(self, task: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *args: partial(task, *args))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, tasks: list[Any]) -> list[Any]:
        return [task() for task in tasks]

    def shutdown(self) -> None:
        self.ended += 1


@pytest.mark.parametrize(
    ("words", "cluster"),
    [(["--jobs", "3"], {"num_cpus": 3}), (["--address", "far:6379"], {"address": "far:6379"})],
)
def test_ray_plays_the_same_games(
    words: list[str], cluster: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert main([*BOTS, "--games", "3", "--out", str(tmp_path / "here")]) == 0
    far = [*BOTS, "--games", "3", "--engine", "ray", *words, "--out", str(tmp_path / "far")]
    assert main(far) == 0
    assert rows(tmp_path / "here") == rows(tmp_path / "far")
    assert cluster.items() <= ray.begun[0].items()
    assert (len(ray.begun), ray.ended) == (1, 1)
    assert main(far) == 0
    assert len(ray.begun) == 1, "nothing was left to play"


def test_the_machines_of_ray_get_the_folder_of_ones_own_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    (tmp_path / "far_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    for bots in ("greedy,random", "far_bots:Last,random"):
        words = ["--bots", bots, "--players", "2", "--games", "1", "--engine", "ray", "--out", bots]
        assert main(["arena", *words]) == 0
    assert [each["runtime_env"] for each in ray.begun] == [{}, {"working_dir": "."}]


def test_without_ray_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*BOTS, "--games", "1", "--engine", "ray", "--out", str(tmp_path)]) == 2
    assert "pip install 'bedesten[ray]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--bots", "genius"], "bot 'genius' is unknown: expected random, "),
        (["--bots", "no_such_module:Bot"], "bot 'no_such_module:Bot': No module named 'no_such_module'"),
        (["--bots", "bedesten:Nobody"], "bot 'bedesten:Nobody' is unknown"),
        (["--bots", "random", "--players", "9"], "9 players: expected 2 to 5"),
        (["--bots", "random", "--seconds", "0"], "--seconds"),
        (["--bots", "random", "--address", "far:1"], "--address far:1: expected --engine ray with it"),
        ([], "--bots"),
    ],
)
def test_wrong_options_are_named(
    args: list[str], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert expected in err
    assert list(tmp_path.iterdir()) == []
