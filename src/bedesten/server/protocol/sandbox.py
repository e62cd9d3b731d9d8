"""The sandbox over HTTP: where it begins, what was done there, and what can be done next."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import Json, Secret, Word

MOST_WORDS = 400


class SandboxLine(Struct, forbid_unknown_fields=True):
    """It begins at a step of a finished game, in a puzzle, or in a position written as one line. `add`: one
    more word by chance (`fall`), or the rest of the turn by a robot (`robot`); `hint` only asks."""

    table: Word = ""
    step: int = 0
    puzzle: Word = ""
    game: Word = ""
    players: int = 0
    scene: Annotated[str, Meta(max_length=4000)] = ""
    done: Annotated[list[Secret], Meta(max_length=MOST_WORDS)] = []
    add: Literal["", "fall", "robot", "hint"] = ""


class SandboxOption(Struct):
    """`odds`: of an outcome of chance."""

    token: str
    text: str
    odds: str


class Sandbox(Struct):
    """All hands are open. `seat` is to choose, less than 0 for chance; nobody if nothing is left to do."""

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
    scene: str
