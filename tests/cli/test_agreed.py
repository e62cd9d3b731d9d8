"""What can be agreed on before a game, said on the command line: the same words for every command."""

import json
from pathlib import Path

import pytest

from bedesten.cli.agreed import Agreed, house_options
from bedesten.cli.main import main

Capture = pytest.CaptureFixture[str]
COMMANDS = [["simulate"], ["arena", "--bots", "random"], ["play", "--terminal"]]
commands = pytest.mark.parametrize("command", COMMANDS, ids=["simulate", "arena", "play"])


def test_only_what_was_said_becomes_an_option() -> None:
    assert Agreed().options("istanbul") == {}
    said = Agreed(bonus_deck="new_only", ruling=["copy_of_copy=look_through", "companion_at_once=false"])
    assert said.options("istanbul+letters") == {
        "bonus_deck": "new_only",
        "copy_of_copy": "look_through",
        "companion_at_once": False,
    }
    assert Agreed(start_mode="fixed", board="courtyard-11x11").options("kairo") == {
        "start_mode": "fixed",
        "board": "courtyard-11x11",
    }


@commands
@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--ruling", "stay=no"], "--ruling has 'stay': expected family_home_at_end, long_move"),
        (["--ruling", "long_move"], "--ruling long_move: expected NAME=VALUE"),
        (["--ruling", "long_move=far"], "long_move is 'far': expected distance or walk (IST-MOVE-3)"),
        (["--bonus-deck", "old", "--game", "istanbul+letters"], "bonus_deck is 'old': expected mixed or"),
        (["--bonus-deck", "mixed"], "option 'bonus_deck' is unknown: expected layout"),
    ],
)
def test_what_is_not_known_is_refused(
    command: list[str], more: list[str], message: str, tmp_path: Path, capsys: Capture
) -> None:
    where = {"arena": ["--out", str(tmp_path / "out")], "play": ["--save", str(tmp_path / "save.json")]}
    assert main([*command, *where.get(command[0], []), *more]) == 2
    assert capsys.readouterr().err.startswith(f"bedesten: {message}")


def test_kairo_begins_fixed_and_ruled_in_the_arena(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    said = ["--start-mode", "fixed", "--ruling", "strict_three_cards=true", "--ruling", "bank_limited=false"]
    played = ["--game", "kairo", "--bots", "random,greedy", "--players", "2", "--games", "2"]
    assert main(["arena", *played, *said, "--out", str(out)]) == 0
    options = {"start_mode": "fixed", "strict_three_cards": True, "bank_limited": False}
    assert json.loads((out / "plan.json").read_text("utf-8"))["options"] == options
    assert "strict_three_cards" in (out / "report.md").read_text("utf-8")


def test_a_ruling_changes_the_games_that_are_played(capsys: Capture) -> None:
    options = []
    for more in ([], ["--ruling", "own_assistant_joins=true"]):
        assert main(["simulate", "--games", "2", "--json", *more]) == 0
        options.append(json.loads(capsys.readouterr().out)["decisions"])
    assert options[0] != options[1]


def test_rulings_of_a_file_and_of_the_command_line_go_together(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('[rulings]\nlong_move = "walk"\nmeet_again = true\n', "utf-8")
    said = Agreed(data=path, ruling=["meet_again=false"])
    assert said.options("istanbul") == {"long_move": "walk", "meet_again": False}


def test_a_house_reads_every_game_its_way() -> None:
    games = ["istanbul", "istanbul+letters", "kairo"]
    assert house_options(games, ["long_move=walk", "companion_at_once=false"]) == {
        "istanbul": {"long_move": "walk"},
        "istanbul+letters": {"long_move": "walk", "companion_at_once": False},
        "kairo": {},
    }


def test_a_house_with_an_unknown_ruling_is_not_opened(capsys: Capture) -> None:
    assert main(["serve", "--ruling", "sundays=closed"]) == 2
    assert capsys.readouterr().err.startswith("bedesten: --ruling has 'sundays': expected ")


@pytest.mark.parametrize(("lang", "said"), [("en", "leads to places"), ("fr", "mène à")])
def test_rulings_are_listed_with_their_readings(lang: str, said: str, capsys: Capture) -> None:
    assert main(["rules", "rulings", "--lang", lang]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "long_move=distance" in shown
    assert said in shown
    assert main(["rules", "rulings", "--game", "kairo", "--json", "--lang", lang]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in told][-1] == "strict_three_cards"
    assert [reading["value"] for reading in told[-1]["readings"]] == [False, True]
