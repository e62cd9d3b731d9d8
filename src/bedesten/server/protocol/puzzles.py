"""Puzzles over HTTP."""

from msgspec import Struct

from bedesten.server.protocol.bounds import Word


class NewPuzzle(Struct, forbid_unknown_fields=True):
    id: Word


class PuzzleTried(Struct, forbid_unknown_fields=True):
    """`told`: the puzzle was reached by a theme that names where the answer begins."""

    table: Word
    told: bool = False


class PuzzleAttempt(Struct):
    """A first attempt; `rating` is that of the puzzle."""

    id: str
    game: str
    rating: int
    solved: bool
    told: bool
    at: float


class PuzzleBrief(Struct):
    """`asked` is what is to be found, as a sentence; `rating` how hard it is likely to be."""

    id: str
    asked: str
    rating: int
    themes: list[str]


class PuzzleTheme(Struct):
    """`tells`: it names where the answer begins, so that what is solved by it counts less."""

    theme: str
    name: str
    count: int
    tells: bool


class PuzzleShelf(Struct):
    """The puzzles of a game; `today` is the one of the day."""

    game: str
    today: str
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleBrief]


class PuzzleCase(Struct):
    """What is chosen or what chance brings (`odds`, of dice or cards), what it is worth, and what follows."""

    chance: bool
    text: str
    odds: str
    value: str
    then: list["PuzzleCase"]


class PuzzleVerdict(Struct):
    """Where a puzzle stands at its table: `open`, `wrong` or `solved`. `best` and `had` say what could be had
    and what is left of it, `right` what would have kept it, `line` what follows from what was chosen."""

    id: str
    game: str
    asked: str
    rating: int
    themes: list[str]
    state: str
    best: str
    had: str
    right: str
    line: list[PuzzleCase]
