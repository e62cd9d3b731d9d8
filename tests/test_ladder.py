"""The published ladder stands: a sample of its games, played again, comes to the same."""

from math import sqrt
from pathlib import Path

import pytest

from bedesten.arena.run import play_game
from bedesten.arena.summary import shares
from scripts import ladder

SAMPLE = {"easy": 20, "random": 8}  # games; the rungs that search take too long
ROWS = [line.strip("| \n").split(" | ") for line in ladder.PAGE.read_text("utf-8").splitlines()[9:]]
PUBLISHED = {tuple(row[:4]): (int(row[4]), float(row[5])) for row in ROWS}


@pytest.mark.parametrize("bot", SAMPLE)
def test_no_rung_moves_by_more_than_three_standard_errors(bot: str) -> None:
    plan = next(plan for plan in ladder.contests(["istanbul"], [bot]) if plan.players == 4)
    won = 0.0
    for number in range(SAMPLE[bot]):
        lines = play_game(plan, number)
        won += sum(share for line, share in zip(lines, shares(lines), strict=True) if line.bot == bot)
    games, published = PUBLISHED["istanbul", "4", bot, "greedy"]
    overall = (won + published + 1) / (SAMPLE[bot] + games + 2)
    error = sqrt(overall * (1 - overall) * (1 / SAMPLE[bot] + 1 / games))
    assert abs(won / SAMPLE[bot] - published / games) <= 3 * error


def test_a_contest_without_results_is_not_in_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    plan = next(ladder.contests(["istanbul"], ["random"]))
    assert ladder.row(plan) == ""
    ladder.play(plan, 2, 1)
    assert ladder.row(plan).startswith("| istanbul | 2 | random | greedy | 2 | ")


def test_par_does_not_meet_itself() -> None:
    assert all(len(set(plan.bots)) == 2 for plan in ladder.contests(["istanbul", "kairo"], []))
