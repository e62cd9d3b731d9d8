"""What came of the games: a file that only grows, so that a run can go on where it stopped."""

import csv
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Line:
    """What one seat made of one game."""

    game: int
    seat: int
    bot: str
    rank: int
    points: int
    rounds: int
    decisions: int  # with more than one option
    seconds: float  # of processor time spent on them
    slowest: float = 0.0  # of these, on one decision
    memory: int = 0  # megabytes the process took at most while it played this game
    relieved: int = 0  # decisions another bot made for it, since it did not answer
    luck: float = 0.0  # the share of the win that chance gave it, where that was weighed


COLUMNS = [column.name for column in fields(Line)]
KINDS: list[Callable[[str], Any]] = [int, int, str, int, int, int, int, float, float, int, int, float]
OF_OLD = (8, 10, 11)  # columns
HEAD = ",".join(COLUMNS) + "\n"


class Results:
    """Games are added whole; a game whose lines were cut off by a crash is dropped and played again."""

    def __init__(self, path: Path, players: int) -> None:
        self.path = path
        self.players = players
        self.games: dict[int, list[Line]] = {}
        if path.exists():
            self.read()
        else:
            path.write_text(HEAD, "utf-8")

    def read(self) -> None:
        with self.path.open(encoding="utf-8", newline="") as file:
            for row in csv.reader(line for line in file if line.endswith("\n")):
                if row[0] != COLUMNS[0] and len(row) in (*OF_OLD, len(COLUMNS)):
                    line = parsed(row)
                    self.games.setdefault(line.game, []).append(line)
        whole = {number: lines for number, lines in self.games.items() if len(lines) == self.players}
        if whole != self.games or not self.is_whole():
            self.games = whole
            self.rewrite()

    def is_whole(self) -> bool:
        said = self.path.read_text("utf-8")
        return said.startswith(HEAD) and said.endswith("\n")

    def rewrite(self) -> None:
        """Only after a crash, or for a file with fewer columns. The new one takes its place when complete."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text(HEAD + "".join(map(text, self.games.values())), "utf-8")
        fresh.replace(self.path)

    def add(self, lines: list[Line]) -> None:
        self.games[lines[0].game] = lines
        with self.path.open("a", encoding="utf-8", newline="") as file:
            file.write(text(lines))

    def missing(self, games: int) -> list[int]:
        """The games of the plan that have not been played yet."""
        return [number for number in range(games) if number not in self.games]

    def ordered(self) -> list[list[Line]]:
        """By game, whatever the order they ended in; each game by seat."""
        return [self.games[number] for number in sorted(self.games)]


def parsed(row: list[str]) -> Line:
    return Line(*(kind(cell) for kind, cell in zip(KINDS, row, strict=False)))


def text(lines: list[Line]) -> str:
    """A bot's name has no comma: it was given between commas."""
    return "".join(",".join(map(str, asdict(line).values())) + "\n" for line in lines)


def write_parquet(path: Path, games: list[list[Line]]) -> None:
    """For those who have pyarrow (the extra `parquet`)."""
    if find_spec("pyarrow") is not None:
        arrow = import_module("pyarrow")
        rows = [asdict(line) for lines in games for line in lines]
        import_module("pyarrow.parquet").write_table(arrow.Table.from_pylist(rows), path)
