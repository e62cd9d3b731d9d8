"""`bedesten board`, and own boards in the other commands."""

import json
from pathlib import Path

import pytest

from bedesten.cli.kairo.board import board_word
from bedesten.cli.main import main
from bedesten.core.game import Setup
from bedesten.core.play import record
from tests.kairo.files import entry, with_square
from tests.kairo.lay import kairo, random_game

DATA = Path(__file__).parents[2] / "docs/rules/data/kairo.toml"
HERE = Path(__file__).parents[2]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with the boards of the data, the first one renamed."""
    path = tmp_path / "mine.toml"
    path.write_text(DATA.read_text("utf-8").replace('"bazaar-12x10"', '"mine"'), "utf-8")
    return path


@pytest.mark.rule("KAI-BOARD-6", "KAI-BOARD-17")
def test_check_says_what_is_wrong_and_where(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", str(mine)]) == 0
    assert capsys.readouterr().out == "mine: valid\ncourtyard-11x11: valid\n"
    mine.write_text(mine.read_text("utf-8").replace('"C8", "J8"]', '"C8", "J7"]', 1), "utf-8")
    assert main(["board", "check", str(mine)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "mine: 2 faults"
    assert lines[1] == "  KAI-BOARD-13 J7: listed as a start square but not marked C"
    assert lines[3] == "courtyard-11x11: valid"


@pytest.mark.rule("KAI-BOARD-6", "KAI-BOARD-8", "KAI-BOARD-9", "KAI-BOARD-12")
@pytest.mark.parametrize(
    ("square", "mark", "section", "rule"),
    [
        ("E4", "x", "2", "KAI-BOARD-8"),  # there is no such kind of square
        ("H3", "#", "2", "KAI-BOARD-9"),  # blocked, and yet in a section
        ("L1", ".", "-", "KAI-BOARD-9"),  # a market square in no section
    ],
)
def test_a_broken_board_is_refused_with_the_square(
    square: str, mark: str, section: str, rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = with_square(entry(name="broken"), square, mark, section)
    text = f'[[boards]]\nname = "broken"\nrows = {board["rows"]}\ncols = {board["cols"]}\n'
    text += f'map = """\n{board["map"]}"""\nsections = """\n{board["sections"]}"""\n'
    text += f"customer_starts = {json.dumps(board['customer_starts'])}\n"
    path = tmp_path / "broken.toml"
    path.write_text(text, "utf-8")
    assert main(["board", "check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[1].startswith(f"  {rule} {square}: ")
    for command in (["simulate"], ["play"]):
        assert main([*command, "--game", "kairo", "--board", str(path)]) == 2
        assert f"{path}: the board is not valid: {rule} {square}" in capsys.readouterr().err


def test_a_file_without_boards_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.toml"
    path.write_text("title = 'nothing'\n")
    assert main(["board", "check", str(path)]) == 2
    assert f"{path}: expected at least one entry [[boards]]" in capsys.readouterr().err
    path.write_text("not toml")
    assert main(["board", "check", str(path)]) == 2
    assert main(["board", "draw", str(path.with_name("missing.toml"))]) == 2


def test_draw_shows_squares_sections_cards_and_layouts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "draw", str(DATA)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bazaar-12x10: 10 rows, 12 columns"
    assert lines[2] == "     A B C D E F G H I J K L"
    assert lines[4] == "   2 . . C . . . . . . C . .    1 1 1 1 2 2 2 2 3 3 3 3"
    assert "customers: C2 J2 G5 C8 J8" in lines
    assert "layout for 3, seat 0: red D1>D2, blue K6>K5, purple A6>B6" in lines
    assert any(line.startswith("layout for 2, neutral: white D3>D4") for line in lines)
    assert main(["board", "draw", str(DATA), "--name", "courtyard-11x11"]) == 0
    assert "   5 . . . R # # # R . . .    4 4 4 4 - - - 5 5 5 5" in capsys.readouterr().out
    assert main(["board", "draw", str(DATA), "--name", "atlantis"]) == 2
    assert "no board 'atlantis': expected bazaar-12x10, courtyard-11x11" in capsys.readouterr().err


@pytest.mark.rule("KAI-BOARD-7")
def test_bots_play_on_a_board_from_a_file(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--game", "kairo", "--players", "2", "--games", "1"]
    assert main([*command, "--board", str(mine), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "kairo"
    assert main([*command, "--start-mode", "fixed"]) == 0
    assert main([*command, "--start-mode", "fixed", "--board", "courtyard-11x11"]) == 2
    assert "no layout for 2 players" in capsys.readouterr().err


def test_a_wrong_board_is_named_with_its_file(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(mine.read_text("utf-8").replace('"C8", "J8"]', '"C8", "J7"]', 1), "utf-8")
    assert main(["simulate", "--game", "kairo", "--board", str(mine)]) == 2
    assert f"{mine}: the board is not valid: KAI-BOARD-13 J7" in capsys.readouterr().err


def test_a_record_on_an_own_board_is_replayed_and_proven(
    mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = random_game(1, 2, board=board_word(str(mine)))
    assert kairo().for_setup(Setup(2, {"board": board_word(str(mine))})).rules.plan.name == "mine"
    path = tmp_path / "game.bdn"
    path.write_text(record.write(record.of_match(match, "seed")), "utf-8")
    mine.unlink()  # the record is enough
    assert main(["position", str(path), "--turn", "1"]) == 0
    assert capsys.readouterr().out.startswith("start=")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Ankh" in out
    assert "wins" in out
    assert "points" in out
    assert main(["replay", str(path), "--turn", "3", "--lang", "fr"]) == 0
    assert "\nstart=" in capsys.readouterr().out


def test_a_scenario_names_a_board_in_a_file_beside_it(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = mine.parent / "some.toml"
    text = 'game = "kairo"\noptions = { board = "FILE" }\nscene = ""\n[[step]]\nexpect = { board = "mine" }\n'
    scenario.write_text(text.replace("FILE", mine.name), "utf-8")
    assert main(["scenario", "run", str(scenario)]) == 0
    scenario.write_text(text.replace("FILE", "moon.toml"), "utf-8")
    assert main(["scenario", "run", str(scenario)]) == 2
    assert "moon.toml: No such file" in capsys.readouterr().err


def test_a_scenario_names_no_board_elsewhere(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = mine.parent / "deep"
    folder.mkdir()
    (folder / "link.toml").symlink_to(mine)
    for name in (f"../{mine.name}", str(mine), "link.toml"):
        text = f'game = "kairo"\noptions = {{ board = "{name}" }}\nscene = ""\n'
        (folder / "some.toml").write_text(text, "utf-8")
        assert main(["scenario", "run", str(folder / "some.toml")]) == 2
        assert "expected a file in the folder of the scenario" in capsys.readouterr().err


def test_a_scenario_says_why_a_board_is_refused(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = mine.parent / "some.toml"
    mine.write_text(mine.read_text("utf-8").replace("rows = ", "rows = 1"), "utf-8")
    text = f'game = "kairo"\noptions = {{ board = "{mine.name}" }}\nrefused = "KAI-BOARD-8"\n'
    scenario.write_text(text, "utf-8")
    assert main(["scenario", "run", str(scenario)]) == 0
    scenario.write_text(text.replace("BOARD-8", "BOARD-13"), "utf-8")
    assert main(["scenario", "run", str(scenario)]) == 1
    assert "found: " in capsys.readouterr().out


def test_a_board_that_is_too_long_is_refused(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine.write_text(mine.read_text("utf-8") + "#" * 70_000, "utf-8")
    assert main(["board", "check", str(mine)]) == 2
    assert "expected at most 65536" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["kairo-2-0", "kairo-3-2"])
def test_a_golden_game_is_fair(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(HERE / "tests/games" / f"{game}.bdn")]) == 0
    assert capsys.readouterr().out.startswith("fair: ")
