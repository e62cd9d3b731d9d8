"""Puzzles are judged in a process that thinks: what comes back is plain data."""

from bedesten.puzzles import by_id, judge
from bedesten.puzzles.judge import Verdict


def judged(puzzle: str, tokens: list[str]) -> Verdict:
    return judge.judged(by_id()[puzzle], tokens)


def hinted(puzzle: str, tokens: list[str]) -> str:
    return judge.hinted(by_id()[puzzle], tokens)
