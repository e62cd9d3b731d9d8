"""The front door: exit codes, and one line on stderr instead of a traceback."""

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from bedesten import __version__, catalog
from bedesten.cli.brought import commands
from bedesten.cli.main import COMMANDS, app, main

Register = Callable[[Callable[[], object]], object]


@pytest.fixture
def command() -> Iterator[Register]:
    """Registers a function as `bedesten probe` for one test."""
    yield lambda function: app.command(function, name="probe")
    del app["probe"]


def fail_with(error: BaseException) -> Callable[[], object]:
    def probe() -> object:
        raise error

    return probe


def test_version_prints_the_version_and_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    """Sources are never compiled where they lie; tests/compiled sees the other answer."""
    assert main(["version"]) == 0
    assert capsys.readouterr().out == f"{__version__}, engine interpreted\n"


@pytest.mark.parametrize("error", [ValueError("no seat 7"), OSError(2, "no seat 7")])
def test_bad_input_is_one_line_and_exit_code_2(
    error: Exception,
    command: Register,
    capsys: pytest.CaptureFixture[str],
) -> None:
    command(fail_with(error))
    assert main(["probe"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bedesten: ")
    assert err.endswith("no seat 7\n")


def test_a_missing_file_is_named(command: Register, capsys: pytest.CaptureFixture[str]) -> None:
    command(fail_with(FileNotFoundError(2, "No such file", "game.bdn")))
    assert main(["probe"]) == 2
    assert capsys.readouterr().err == "bedesten: game.bdn: No such file\n"


def test_an_interrupt_is_exit_code_130(command: Register) -> None:
    command(fail_with(KeyboardInterrupt()))
    assert main(["probe"]) == 130


def test_what_a_command_returns_is_the_exit_code(command: Register) -> None:
    command(lambda: 3)
    assert main(["probe"]) == 3


@pytest.mark.parametrize("line", ["nonsense", "--nonsense", "version --nonsense", "version extra", "rules x"])
def test_wrong_usage_is_exit_code_2_on_stderr(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bedesten: ")


@pytest.mark.parametrize("name", [name for name, _, _ in [*COMMANDS, *commands()]])
def test_every_command_loads_and_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"bedesten {name}" in capsys.readouterr().out


def test_commands_are_loaded_only_when_called() -> None:
    code = (
        "import sys; from bedesten.cli.main import main; main(['version']); "
        "print(*[m for m in sys.modules if m.startswith('bedesten.cli.')])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.splitlines()[-1].split()
    frame = ["bedesten.cli.main", "bedesten.cli.brought", "bedesten.cli.terminal"]
    assert {*loaded} == {*frame, *[f"bedesten.cli.{box}" for box in catalog.boxes()]}, "and what boxes offer"


def test_a_closed_pipe_is_not_an_error() -> None:
    run = [
        sys.executable,
        "-c",
        "import sys; from bedesten.cli.main import main; sys.exit(main(['version']))",
    ]
    with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141
