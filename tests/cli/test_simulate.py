"""`bedesten simulate`: the same games whatever the number of processes."""

import json

import pytest

from bedesten import catalog
from bedesten.cli.main import main
from tests.cli.games import bedesten

Capture = pytest.CaptureFixture[str]
TIMES = ("seconds", "decisions_per_second")


def report(capsys: Capture, *args: str) -> dict[str, object]:
    assert main(["simulate", "--json", *args]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_the_report_counts_games_lengths_and_winners(capsys: Capture) -> None:
    told = report(capsys, "--games", "4", "--players", "3", "--seed", "s", "--layout", "long")
    assert {key: told[key] for key in ("game", "players", "seed", "games")} == {
        "game": "istanbul",
        "players": 3,
        "seed": "s",
        "games": 4,
    }
    assert told["bots"] == ["random"] * 3
    lengths = told["lengths"]
    assert isinstance(lengths, dict)
    assert lengths["min"] <= lengths["median"] <= lengths["max"]
    assert lengths["min"] <= lengths["mean"] <= lengths["max"]
    wins = told["winners_by_seat"]
    assert isinstance(wins, list)
    assert len(wins) == 3
    assert sum(wins) >= 4
    assert isinstance(told["decisions"], int)
    assert told["decisions"] > 1000


def test_the_number_of_jobs_changes_nothing() -> None:
    runs = [
        bedesten("simulate", "--games", "6", "--players", "2", "--seed", "same", "--json", "--jobs", jobs)
        for jobs in ("1", "2")
    ]
    assert [run.stderr for run in runs] == ["", ""]
    one, two = (json.loads(run.stdout) for run in runs)
    for told in (one, two):
        for key in TIMES:
            del told[key]
    assert one == two


def test_another_seed_gives_other_games(capsys: Capture) -> None:
    one, two = (report(capsys, "--games", "1", "--players", "2", "--seed", seed) for seed in ("a", "b"))
    assert one["decisions"] != two["decisions"]


def test_the_summary_is_readable(capsys: Capture) -> None:
    bots = ["--players", "2", "--bots", "random,random"]
    assert main(["simulate", "--games", "1", "--neutral-assistants", *bots]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1 games of istanbul in ")
    assert "rounds: mean" in out
    assert "100.0 %" in out


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--players", "6"], "6 players: expected 2 to 5"),
        (["--layout", "round"], "layout 'round' is unknown: expected short, long, order, random"),
        (["--layout", "1,1"], "layout has 1 more than once"),
        (["--bots", "genius"], "bot 'genius' is unknown: expected "),
        (["--bots", "random,random"], "2 bots for 4 players: expected one name or 4"),
        (["--game", "chess"], "game 'chess' is unknown: expected istanbul"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--players", "5", "--neutral-assistants"], "expected at most 4 (IST-VAR-1)"),
    ],
)
def test_wrong_options_are_named(args: list[str], expected: str, capsys: Capture) -> None:
    assert main(["simulate", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert expected in err
    assert err.startswith("bedesten: ")


def test_a_bot_that_does_not_know_the_game_is_refused(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "can_play", lambda bot, game: bot != "greedy")
    assert main(["simulate", "--game", "istanbul+mocha", "--bots", "greedy"]) == 2
    assert "bot 'greedy' does not play istanbul+mocha: expected random" in capsys.readouterr().err
