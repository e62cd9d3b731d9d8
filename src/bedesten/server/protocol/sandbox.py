"""The sandbox over HTTP: where it begins, what was done there, and what can be done next."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import Json, Secret, Word

MOST_WORDS = 2000  # a whole game, entered move by move
MOST_TREE = 100_000  # characters of all branches with their notes


class SandboxLine(Struct, forbid_unknown_fields=True):
    """It begins at a step of a finished game, in a puzzle, in a position written as one line, or, without
    one, when the game is set up. `options` are those of the setup, in the words of a record. `add`: one more
    word by chance (`fall`), or the rest of the turn by a robot (`robot`); `hint` only asks."""

    table: Word = ""
    step: int = 0
    puzzle: Word = ""
    game: Word = ""
    players: int = 0
    options: Annotated[str, Meta(max_length=17_000)] = ""  # the longest is a whole board
    scene: Annotated[str, Meta(max_length=4000)] = ""
    done: Annotated[list[Secret], Meta(max_length=MOST_WORDS)] = []
    add: Literal["", "fall", "robot", "hint"] = ""


class SandboxOption(Struct):
    """`odds`: of an outcome of chance."""

    token: str
    text: str
    odds: str


class Sandbox(Struct):
    """All hands are open. `seat` is to choose, less than 0 for chance; nobody if nothing is left to do.
    `agreed`: the options of the setup, in the words of a record. `played`: where chance is asked, what it
    brought in the game the line left; it need not be possible here."""

    game: str
    boxes: list[str]
    names: list[str]
    marks: list[str]
    view: Json
    seat: int
    turn: int
    title: str
    options: list[SandboxOption]
    done: list[str]
    lines: list[list[str]]
    hint: str
    played: str
    scene: str
    agreed: str


class SandboxTree(SandboxLine, forbid_unknown_fields=True):
    """All that was tried from there, with notes: the lines of variations of a record, whose line 0 is
    empty."""

    tree: Annotated[str, Meta(max_length=MOST_TREE)] = ""


class SandboxTold(Struct):
    """The tree as it is written, and what happened at each of its moments, by name: `1.3` is after three
    words of variation 1."""

    tree: str
    told: dict[str, list[str]]


class SandboxOpened(Struct):
    """A record of a game that is not over: where it begins, and everything that was played and noted."""

    game: str
    players: int
    options: str
    scene: str
    tree: str
