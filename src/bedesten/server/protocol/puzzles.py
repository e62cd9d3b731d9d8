"""Puzzles over HTTP."""

from msgspec import Struct

from bedesten.server.protocol.bounds import Json, Word


class NewPuzzle(Struct, forbid_unknown_fields=True):
    id: Word


class PuzzleTried(Struct, forbid_unknown_fields=True):
    """`told`: the puzzle was reached by a theme that names where the answer begins; `hinted`: a hint was
    asked for."""

    table: Word
    told: bool = False
    hinted: bool = False


class PuzzleAttempt(Struct):
    """A first attempt; `rating` and `deviation` are those of the puzzle, when it was tried."""

    id: str
    game: str
    rating: int
    solved: bool
    told: bool
    at: float
    hinted: bool = False
    deviation: int = 120


class PuzzleBrief(Struct):
    """`asked` is what is to be found, as a sentence; `rating` how hard it is, by all first attempts (`tries`,
    `solved` of which succeeded) or, before any, by a guess."""

    id: str
    asked: str
    rating: int
    themes: list[str]
    tries: int
    solved: int


class PuzzleTheme(Struct):
    """`tells`: it names where the answer begins, so that what is solved by it counts less."""

    theme: str
    name: str
    count: int
    tells: bool


class PuzzleShelf(Struct):
    """The puzzles of a game; `today` is the one of the day, `view` how its table lies."""

    game: str
    boxes: list[str]
    today: str
    view: Json | None
    themes: list[PuzzleTheme]
    puzzles: list[PuzzleBrief]


class PuzzleCase(Struct):
    """What is chosen, by another where `rival` says so, or what chance brings (`odds`, of dice or cards),
    what it is worth, and what follows. `share` is the same from 0 to 1 where odds are asked for; `dice` are
    the pairs that are meant, each once, where two of them were rolled."""

    chance: bool
    text: str
    odds: str
    value: str
    share: float | None
    dice: list[list[int]]
    then: list["PuzzleCase"]
    rival: bool = False


class PuzzleVerdict(Struct):
    """Where a puzzle stands at its table: `open`, `wrong` or `solved`. `best` and `had` say what could be had
    and what is left of it, `right` what would have kept it, `line` what follows from what was chosen.
    `deviation` is how sure its rating is."""

    id: str
    game: str
    asked: str
    rating: int
    themes: list[str]
    tries: int
    solved: int
    state: str
    best: str
    had: str
    right: str
    line: list[PuzzleCase]
    deviation: int = 120


class PuzzleHint(Struct):
    """Where the answer goes on, in words."""

    text: str
