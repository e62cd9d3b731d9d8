"""Every command takes a game with expansions; own component data is read from a file."""

import json
from pathlib import Path

import pytest

from bedesten.cli.agreed import data_options
from bedesten.cli.main import main
from bedesten.core.game import Setup
from scripts.golden import path_of
from tests.cli.games import written
from tests.mocha.test_options import FILE
from tests.mocha.test_setup import mocha

Capture = pytest.CaptureFixture[str]
NAME = "istanbul+mocha"
GAME = ["--game", NAME]
RECORD = str(path_of(NAME, 3, 3))
SCENARIOS = Path(__file__).parents[1] / "mocha" / "scenarios"


# ------------------------------------------------------------------ the game


def test_simulate(capsys: Capture) -> None:
    assert main(["simulate", *GAME, "--games", "2", "--players", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == NAME
    assert sum(report["winners_by_seat"]) >= 2


def test_replay(capsys: Capture) -> None:
    assert main(["replay", RECORD, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "coffee" in told
    assert "Guild Hall" in told


def test_verify(capsys: Capture) -> None:
    assert main(["verify", RECORD]) == 0


def test_position_and_the_scene_it_prints(capsys: Capture) -> None:
    assert main(["position", RECORD, "--turn", "12"]) == 0
    line = capsys.readouterr().out.strip()
    assert "baksheesh=" in line
    assert main(["position", RECORD, "--turn", "12", "--json"]) == 0
    game = mocha()
    again = game.notation.dump(game.notation.load(game.notation.scene(line, Setup(3))))
    assert again == json.loads(capsys.readouterr().out)


def test_scenario_run(capsys: Capture) -> None:
    assert main(["scenario", "run", str(SCENARIOS / "ex_03.toml"), str(SCENARIOS / "ex_16.toml")]) == 0
    assert "2" in capsys.readouterr().out


def test_the_terminal_draws_the_position(capsys: Capture) -> None:
    assert main(["replay", RECORD, "--turn", "20", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "19 Tavern" in shown
    assert "13 Palace" in shown or "13 Sultan's Palace" in shown


# ------------------------------------------------------------------ own data


def test_games_are_played_with_the_data_of_a_file(tmp_path: Path, capsys: Capture) -> None:
    data = written(tmp_path, FILE, "own.toml")
    reports = []
    for more in ([], ["--data", data]):
        assert main(["simulate", *GAME, "--games", "3", "--players", "2", "--json", *more]) == 0
        reports.append(json.loads(capsys.readouterr().out)["decisions"])
    assert reports[0] != reports[1]


def test_the_file_becomes_options_of_the_setup(tmp_path: Path) -> None:
    path = Path(written(tmp_path, FILE, "own.toml"))
    assert data_options(NAME, path) == {"baksheesh_b": "GBB", "dice_reward": "2-7:1C,8-12:3X"}
    assert data_options(NAME, None) == {}


@pytest.mark.parametrize("command", [["simulate"], ["play", "--terminal"]])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[baksheesh.B]\ngoods = { R = -1 }", "baksheesh.B.goods.R is -1: expected a whole number"),
        ("[tavern]", "the data has 'tavern': expected baksheesh, dice_reward"),
        ("baksheesh", "the data is no TOML"),
    ],
)
def test_a_wrong_file_is_named_with_what_was_expected(
    command: list[str], text: str, expected: str, tmp_path: Path, capsys: Capture
) -> None:
    path = written(tmp_path, text, "own.toml")
    assert main([*command, *GAME, "--data", path]) == 2
    assert capsys.readouterr().err.startswith(f"bedesten: {path}: {expected}")


def test_a_file_that_is_missing_or_no_text_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "own.toml"
    assert main(["simulate", *GAME, "--data", str(path)]) == 2
    assert capsys.readouterr().err == f"bedesten: {path}: No such file or directory\n"
    path.write_bytes(b"\xff\xfe")
    assert main(["simulate", *GAME, "--data", str(path)]) == 2
    assert capsys.readouterr().err == f"bedesten: {path}: expected a text file\n"


def test_a_game_without_data_to_replace_says_so(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, FILE, "own.toml")
    assert main(["simulate", "--data", path]) == 2
    assert "own.toml: the data has 'baksheesh': expected rulings" in capsys.readouterr().err
