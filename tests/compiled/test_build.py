"""The folder of the compiled engine is whole or not there, and made again only when a source has changed."""

import os
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts import build_compiled
from scripts.build_compiled import STAMP, build_whole
from tests.compiled.engine import fingerprint

ROOT = Path(__file__).resolve().parents[2]
LATER = 5.0  # seconds, to set a clock by


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    source = tmp_path / "src"
    source.mkdir()
    (source / "one.py").write_text("")
    monkeypatch.setattr(build_compiled, "SOURCE", source)
    return source


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where something was built."""
    begun: list[Path] = []

    def build(folder: Path, tell: Callable[[str], None]) -> bool:
        begun.append(folder)
        (folder / "bedesten").mkdir(parents=True)
        return True

    monkeypatch.setattr(build_compiled, "build", build)
    return begun


def made(folder: Path) -> None:
    build_whole(folder, lambda doing: None)


def test_it_is_made_again_when_a_source_has_changed(source: Path, builds: list[Path], tmp_path: Path) -> None:
    folder = tmp_path / "build" / "engine"
    made(folder)
    made(folder)
    assert len(builds) == 1
    assert (folder / STAMP).is_file()
    at = (folder / STAMP).stat().st_mtime + LATER
    os.utime(source / "one.py", (at, at))
    made(folder)
    assert len(builds) == 2
    assert list(folder.parent.glob("engine-*")) == []


def test_whoever_asks_while_it_is_made_waits_for_it(source: Path, builds: list[Path], tmp_path: Path) -> None:
    """As when somebody stops and starts again within a minute."""
    folder = tmp_path / "build" / "engine"
    with ThreadPoolExecutor(4) as people:
        list(people.map(made, [folder] * 4))
    assert len(builds) == 1


def test_what_fails_leaves_nothing_behind(
    source: Path, builds: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path, tell: Callable[[str], None]) -> bool:
        folder.mkdir()
        raise SystemExit("compiling failed")

    monkeypatch.setattr(build_compiled, "build", fail)
    folder = tmp_path / "build" / "engine"
    with pytest.raises(SystemExit):
        made(folder)
    assert [path.name for path in folder.parent.iterdir()] == ["engine.lock"]


def planned(*words: str) -> str:
    """What make would do in a folder where nothing is made yet."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--dry-run", "--always-make", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout


def test_nobody_who_plays_waits_for_the_compiler() -> None:
    """It runs beside the game; and the terminal does not wait for the page either."""
    steps = planned("play")
    assert steps.index("npm run") < steps.index("scripts.build_compiled") < steps.index("bin/bedesten play")
    assert steps.count("scripts.build_compiled") == 1
    assert "</dev/null &" in steps
    assert "npm" not in planned("play", "ARGS=--terminal")


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("src/bedesten/core/dice.py", True),
        ("src/bedesten/bots/mcts/search.py", True),
        ("scripts/hatch_build.py", True),
        ("pyproject.toml", True),
        ("src/bedesten/server/app.py", False),
    ],
)
def test_the_tests_compile_it_again_when_what_it_is_made_from_has_changed(changed: str, again: bool) -> None:
    def read(file: Path) -> bytes:
        return b"" if file == ROOT / changed else file.read_bytes()

    assert (fingerprint(read) != fingerprint()) is again
