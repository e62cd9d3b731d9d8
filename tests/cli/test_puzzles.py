"""`bedesten puzzles`: finds puzzles in games, proves them again, keeps some of every theme."""

from pathlib import Path

import pytest

from bedesten.cli.main import main
from bedesten.puzzles import load, shipped
from bedesten.puzzles.check import fault
from scripts.golden import GAMES, path_of
from tests.tiers import thorough

SOME = "".join(puzzle.line() + "\n" for puzzle in sorted(shipped("kairo"), key=lambda each: each.nodes)[:3])


def test_a_file_of_puzzles_is_proved_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(SOME)
    assert main(["puzzles", "check", str(file), "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "3 of 3 puzzles are proved\n"
    file.write_text(SOME.replace(':"1"', ':"1/2"'))
    assert main(["puzzles", "check", str(file), "--jobs", "1"]) == 1
    assert "0 of 3 puzzles are proved" in capsys.readouterr().out


@thorough
def test_puzzles_are_found_in_a_record_and_some_are_kept(tmp_path: Path) -> None:
    game = next(which for which in GAMES if which.name == "kairo")
    out, kept = tmp_path / "found.jsonl", tmp_path / "kept.jsonl"
    assert main(["puzzles", "find", str(path_of(*game)), "--out", str(out), "--minutes", "60"]) == 0
    puzzles = list(load(out.read_text().splitlines()))
    assert puzzles
    assert [fault(puzzle) for puzzle in puzzles[:3]] == [""] * len(puzzles[:3])
    assert main(["puzzles", "choose", str(out), "--out", str(kept), "--most", "2"]) == 0
    assert len(kept.read_text().splitlines()) == min(2, len({puzzle.scene for puzzle in puzzles}))
