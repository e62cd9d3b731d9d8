"""`bedesten scenario run`: what comes out otherwise, and files that are no scenarios."""

from pathlib import Path

import pytest

from bedesten.cli.main import main
from tests.cli.games import bedesten, written

Capture = pytest.CaptureFixture[str]

GOOD = """
players = 3
scene = "0 RGYYBB cap4 @black_market"
[[step]]
seat = 0
do = ["move:palace", "leave"]
legal = ["deliver:B"]
illegal = { "buy_ruby" = "" }
[[step]]
do = ["deliver:B"]
expect = { "seats.0.rubies" = 1 }
"""


def run(tmp_path: Path, text: str) -> int:
    return main(["scenario", "run", written(tmp_path, text, "some.toml")])


def test_a_scenario_that_comes_out_as_written_is_ok(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, GOOD) == 0
    assert capsys.readouterr().out == f"ok     {tmp_path / 'some.toml'}\n1 scenarios: 1 ok, 0 failed\n"


def test_what_was_found_is_told_with_its_step(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, GOOD.replace('"seats.0.rubies" = 1', '"seats.0.rubies" = 2')) == 1
    out = capsys.readouterr().out
    assert f"FAILED {tmp_path / 'some.toml'}\n" in out
    assert "  step 2: expected seats.0.rubies = 2, found 1\n" in out
    assert out.endswith("1 scenarios: 0 ok, 1 failed\n")


def test_a_token_that_is_not_possible_is_told_with_the_rule(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, 'scene = "0 @palace"\n[[step]]\ndo = ["move:palace"]') == 1
    assert "step 1: 'move:palace' is not possible now: seat 0 expects" in capsys.readouterr().out


def test_folders_are_searched(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "deep").mkdir()
    written(tmp_path / "deep", GOOD, "a.toml")
    written(tmp_path, GOOD.replace("= 1 }", "= 2 }"), "b.toml")
    written(tmp_path, "no scenario", "c.txt")
    assert main(["scenario", "run", str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("2 scenarios: 1 ok, 1 failed\n")


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path, capsys: Capture) -> None:
    assert main(["scenario", "run", str(tmp_path)]) == 2
    assert "expected scenarios (*.toml)" in capsys.readouterr().err
    assert main(["scenario", "run"]) == 2
    assert "expected files or folders" in capsys.readouterr().err


BROKEN = {
    "no toml": ("players = = 3", "Invalid value"),
    "unknown game": ('game = "chess"', "game 'chess' is unknown: expected istanbul"),
    "unknown key": ("colour = 3", "the scenario has 'colour': expected game, players"),
    "unknown step key": ("[[step]]\ndoes = []", "step 1 has 'does': expected seat, do"),
    "six players": ("players = 6", "6 players: expected 2 to 5"),
    "players in words": ('players = "three"', "players is 'three': expected a whole number"),
    "wrong layout": ('options = { layout = "round" }', "layout 'round' is unknown: expected short"),
    "unknown option": ("options = { weather = 1 }", "option 'weather' is unknown: expected layout"),
    "unknown card": ('scene = "0 hand=joker"', "'joker': expected one of good_1, lira_5"),
    "unknown place": ('scene = "0 @moon"', "'moon': expected one of"),
    "unknown word": ('scene = "0 rich"', "'rich' is not understood: expected 7L"),
    "seat nine": ('scene = "9 7L"', "seat 9: expected 0 to 1"),
    "no tile at all": ('scene = "large="', ""),
    "nowhere": ('scene = "todo=FamilyAct.0.0"', ""),
    "the same tile twice": (
        'players = 2\nscene = "0 tiles=red | 1 tiles=red,red"',
        "seats.1.tiles has red more than once",
    ),
    "more tiles than there are": (
        'players = 5\nscene = "0 tiles=red | 1 tiles=red | 2 tiles=red | 3 tiles=red | 4 tiles=red"',
        "seats have 5 red mosque tiles: expected at most 4 with 5 players",
    ),
    "wrong seat": ('[[step]]\nseat = 1\ndo = ["move:tea"]', "step 1: expected seat 1 to move, found 0"),
    "unknown token": ('[[step]]\ndo = ["fly"]\n[set]\nturn = 2', "'fly' is not understood: expected one of"),
    "tokens as text": ('[[step]]\ndo = "move:tea"', "step 1: do is 'move:tea': expected a list of tokens"),
    "token as number": ("[[step]]\ndo = [3]", "step 1: do is [3]: expected a list of tokens"),
    "step as text": ('step = ["do"]', "step 1: 'do': expected a table"),
    "steps as table": ("[step]\ndo = []", "step is {'do': []}: expected tables [[step]]"),
    "unknown rule": ('rules = ["IST-SULT-99"]', "rule 'IST-SULT-99' is unknown: expected one of docs/rules"),
    "unknown reason": ('[[step]]\nillegal = { "pay" = "IST-EX-1" }', "step 1: rule 'IST-EX-1' is unknown"),
    "refused by a number": ("refused = 3", "refused is 3: expected a text"),
    "ordered by a number": ("[[step]]\nordered = 1", "step 1: ordered is 1: expected true or false"),
    "view without paths": ("[[step]]\nview = { 0 = 3 }", "expected a table of seats, each with a table"),
    "hidden without list": ("[[step]]\nhidden = { 0 = [3] }", "expected a table of seats, each with a list"),
    "odds in words": (
        '[[step]]\nodds = { "*tea:1+1" = "1" }',
        "expected a table of tokens and whole numbers",
    ),
    "too deep": ("title = " + "[" * 30_000, "within each other"),
    "too long": ("#" * 70_000, "expected at most 65536"),
    "random layout": ('options = { layout = "random" }\nscene = "0 7L"', "layout random is laid by chance"),
    "rule as number": ('[[step]]\nillegal = { "pay" = 3 }', "expected a table of tokens and rules"),
    "unknown path": ('[set]\n"seats.0.mood.x" = 1', "path 'seats.0.mood' ends at 'mood'"),
    "set to nonsense": ('[set]\n"seats.0.lira" = "much"', "seats.0.lira is 'much': expected a whole number"),
    "seats as number": ("[set]\nseats = 3", "seats"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_file_that_is_no_scenario_is_exit_code_2(how: str, tmp_path: Path, capsys: Capture) -> None:
    text, expected = BROKEN[how]
    assert run(tmp_path, text) == 2
    out, err = capsys.readouterr()
    assert out == f"FAILED {tmp_path / 'some.toml'}\n1 scenarios: 0 ok, 1 failed\n"
    assert err.startswith(f"bedesten: {tmp_path / 'some.toml'}: ")
    assert expected in err


def test_broken_files_give_no_traceback(tmp_path: Path) -> None:
    """Each is told of, in one run."""
    files = [written(tmp_path, text, f"{n}.toml") for n, (text, _) in enumerate(BROKEN.values())]
    result = bedesten("scenario", "run", *files)
    assert result.returncode == 2
    assert "Traceback" not in result.stdout + result.stderr
    assert f"{len(BROKEN)} scenarios: 0 ok, {len(BROKEN)} failed" in result.stdout


def test_a_missing_file_does_not_stop_the_others(tmp_path: Path, capsys: Capture) -> None:
    assert main(["scenario", "run", str(tmp_path / "none.toml"), written(tmp_path, GOOD, "a.toml")]) == 2
    out, err = capsys.readouterr()
    assert "none.toml: No such file" in err
    assert "2 scenarios: 1 ok, 1 failed" in out
