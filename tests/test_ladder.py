"""The published ladder stands: a sample of its games, played again, comes to the same."""

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.arena.run import play_game
from bedesten.arena.standing import won
from scripts import ladder
from scripts.ladder import Contest, contests, rows

SAMPLE = {"easy": 20, "random": 8}  # games; the rungs that search take too long
WORDS = ladder.COLUMNS.split("|")
PUBLISHED = [
    dict(zip(WORDS, line.strip("| \n").split(" | "), strict=True))
    for line in ladder.PAGE.read_text("utf-8").splitlines()
    if line.count("|") == len(WORDS) + 1 and line.startswith(tuple(f"| {name} |" for name in catalog.GAMES))
]


def contest(kind: str, bots: str, game: str = "istanbul", players: int = 4) -> Contest:
    by_bots = {" ".join(each.plan.bots): each for each in contests([game], [players], [kind])}
    return by_bots[bots]


@pytest.mark.thorough
@pytest.mark.parametrize("bot", SAMPLE)
def test_no_rung_moves_by_more_than_three_standard_errors(bot: str) -> None:
    row = next(
        row for row in PUBLISHED if [row[word] for word in WORDS[:4]] == ["istanbul", "4", bot, "greedy"]
    )
    plan = contest("par", f"{bot} greedy").plan
    share = sum(won(bot, play_game(plan, number)) for number in range(SAMPLE[bot])) / SAMPLE[bot]
    games, published = int(row["games"]), float(row["won"].strip("%")) / 100
    overall = (share * SAMPLE[bot] + published * games + 1) / (SAMPLE[bot] + games + 2)
    error = sqrt(overall * (1 - overall) * (1 / SAMPLE[bot] + 1 / games))
    assert abs(share - published) <= 3 * error


def test_it_needs_nothing_but_the_engine() -> None:
    """On a machine on which nothing can be installed: without the packages of this one."""
    env = {**os.environ, "PYTHONPATH": str(ladder.ROOT / "src")}
    command = [sys.executable, "-S", "-m", "scripts.ladder", "--help"]
    subprocess.run(command, cwd=ladder.ROOT, env=env, check=True, capture_output=True)


def test_no_row_has_too_few_games() -> None:
    assert all(int(row["games"]) >= ladder.LEAST for row in PUBLISHED)


def test_everybody_meets_the_neighbours_the_others_and_par() -> None:
    for name in catalog.GAMES:
        few = list(contests([name], [3]))
        engines, rivals = ladder.ladders(name)
        assert {*engines, *rivals} == {*catalog.bots(name)} - {*catalog.guests()}
        assert rivals == catalog.rivals(name)[: len(rivals)]
        neighbours = [each.plan.bots for each in few if each.kind == "neighbours"]
        assert neighbours == [[up, low] for bots in (engines, rivals) for low, up in pairwise(bots)]
        assert [each.plan.bots for each in few if each.kind == "mixed"] == [engines, rivals]
        assert all(len(set(each.plan.bots)) == 2 for each in few if each.kind == "par")


def test_layouts_are_dealt_and_boards_take_turns() -> None:
    assert contest("mixed", " ".join(ladder.ladders("istanbul")[0])).plan.setup(9).options == {
        "layout": "random"
    }
    plan = contest("par", "easy greedy", "kairo").plan
    assert [plan.setup(number).options for number in (0, 3, 4)] == [{}, {}, {"board": "courtyard-11x11"}]


@pytest.mark.parametrize("game", ["istanbul", "kairo"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_contest_has_whole_deals_and_enough_games_for_everybody(game: str, players: int) -> None:
    for each in contests([game], [players]):
        games = each.games(ladder.LEAST)
        seats = [each.plan.seating(number) for number in range(games)]
        sat = Counter((bot, chair) for names in seats for chair, bot in enumerate(names))
        assert len(set(sat.values())) == 1 or each.kind == "par"
        assert all(sum(bot in names for names in seats) >= ladder.LEAST for bot in each.plan.bots)
        where = Counter(
            (bot, str(each.plan.setup(n).options)) for n, names in enumerate(seats) for bot in names
        )
        assert len({count for (bot, _), count in where.items() if bot == each.plan.bots[0]}) == 1


def test_what_was_played_is_kept_and_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = [contest("par", "random greedy", players=2), contest("neighbours", "easy random", players=2)]
    ladder.play(wanted, tmp_path, 2, jobs=1)
    assert capsys.readouterr().out.count("of 6") == 6
    assert rows(wanted[0], tmp_path) == []
    before = rows(wanted[0], tmp_path, 2)
    assert len(before) == 1
    assert before[0].startswith("| istanbul | 2 | random | greedy | 2 | ")
    assert before[0].endswith(f" | {ladder.made_of('istanbul')} |")
    ladder.play(wanted, tmp_path, 2, jobs=1)
    assert capsys.readouterr().out == ""
    ladder.play(wanted, tmp_path, 4, jobs=1, seconds=0.0)
    assert rows(wanted[0], tmp_path, 2) == before
    text = ladder.page(tmp_path, 2)
    assert text.count("\n| istanbul | 2 | ") == 2
    assert all(line.count("|") == len(WORDS) + 1 for line in text.splitlines() if line.startswith("|"))


def test_any_two_bots_can_be_paired(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also one of somebody's own, in a module."""
    (tmp_path / "paired_bots.py").write_text(
        "from bedesten.bots.random import RandomBot\n\n\ndef mine(game, seed):\n    return RandomBot(seed)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    words = ["ladder", "--game", "istanbul", "--players", "2", "--pair", "paired_bots:mine", "random"]
    words += ["--games", "2", "--jobs", "1"]
    where = ["--folder", str(tmp_path / "kept"), "--page", str(tmp_path / "page")]
    monkeypatch.setattr(sys, "argv", [*words, *where])
    monkeypatch.setattr(ladder, "ONE_THREAD", [])
    ladder.main()
    assert "| istanbul | 2 | paired_bots:mine | random | 2 | " in capsys.readouterr().out
    assert not (tmp_path / "page").exists()


def test_rows_of_another_version_are_not_taken_for_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = contest("par", "random greedy", players=2)
    ladder.play([each], tmp_path, 2, jobs=1)
    assert len(rows(each, tmp_path, 2)) == 1
    monkeypatch.setattr(ladder, "made_of", lambda game: "another")
    assert rows(each, tmp_path, 2) == []
