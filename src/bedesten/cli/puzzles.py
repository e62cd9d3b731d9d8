"""`bedesten puzzles`: find puzzles in games, prove them again, choose which to keep."""

import os
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Literal

from cyclopts import App
from cyclopts.types import PositiveInt

from bedesten import catalog
from bedesten.puzzles import Puzzle, find, load, shipped
from bedesten.puzzles.check import chosen, fault

FAILED: Final = 1

app = App(name="puzzles")


@app.command(name="find")
def find_(
    *records: Path,
    out: Path,
    game: str = catalog.FIRST,
    minutes: float = 1.0,
    jobs: PositiveInt | None = None,
    seed: int = 0,
    turns: Literal[1, 2] = 1,
) -> None:
    """Look for puzzles in bots' games, or in records.

    :param records: Records to look in, instead of bots' games.
    :param out: The file to which the puzzles found are added, line by line.
    :param game: Which game the bots play.
    :param minutes: How long to look.
    :param jobs: How many processes look; by default one per core.
    :param seed: Seed of the bots' first game.
    :param turns: 2 for puzzles to the end of the seat's next turn, with all replies of rivals.
    """
    said = {"out": out, "game": game, "minutes": minutes, "jobs": jobs or os.cpu_count() or 1, "seed": seed}
    said["turns"] = turns
    find.main([*map(str, records), *(f"--{name}={value}" for name, value in said.items())])


@app.command
def check(*files: Path, jobs: PositiveInt | None = None) -> int:
    """Prove puzzles again: the shipped ones, unless files are named.

    :param files: Files with puzzles, one in a line.
    :param jobs: How many processes work; by default one per core.
    """
    puzzles = [puzzle for file in files for puzzle in in_file(file)]
    if not files:
        puzzles = [puzzle for name in catalog.GAMES for puzzle in shipped(name)]
    with get_context("spawn").Pool(jobs or os.cpu_count() or 1) as pool:
        faults = {p.id: said for p, said in zip(puzzles, pool.imap(fault, puzzles), strict=True) if said}
    for name, said in faults.items():
        print(f"{name}: {said}")
    print(f"{len(puzzles) - len(faults)} of {len(puzzles)} puzzles are proved")
    return FAILED if faults else 0


@app.command
def choose(*files: Path, out: Path, most: PositiveInt = 300) -> None:
    """Keep some of the puzzles that were found, of every theme.

    :param files: Files with what was found in one game.
    :param out: The file to write.
    :param most: How many.
    """
    puzzles = [puzzle for file in files for puzzle in in_file(file)]
    out.write_text("".join(puzzle.line() + "\n" for puzzle in chosen(puzzles, most)), "utf-8")


def in_file(file: Path) -> list[Puzzle]:
    return list(load(file.read_text("utf-8").splitlines()))
