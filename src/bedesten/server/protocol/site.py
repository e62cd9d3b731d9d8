"""The site over HTTP: whether it is well, and what can be played there."""

from typing import Any

from msgspec import Struct

from bedesten.server.protocol.bounds import Json, OptionValue


class Ok(Struct, omit_defaults=True):
    """Whether the house is well; if not, what of it does not run."""

    ok: bool
    dead: list[str] = []


class Problem(Struct):
    """Any error over HTTP."""

    error: str
    detail: Any = None


class SiteInfo(Struct):
    """What a site says of itself, in the language asked for: `conduct` are its rules, `notice` a line for
    everybody; either may be empty."""

    name: str
    languages: list[str]
    conduct: str
    notice: str
    free_text: bool  # a table may let people write to each other
    children: bool


class StoredThing(Struct):
    """Something that is kept, and until when."""

    name: str
    what: str
    until: str


class Players(Struct):
    min: int
    max: int


class Ruling(Struct):
    """What a table may decide otherwise: the option, its rule, its readings, the usual one first."""

    name: str
    rule: str
    values: list[OptionValue]


class Agreement(Struct):
    """A ruling that a table has decided otherwise than usual."""

    name: str
    rule: str
    reading: str


class Game(Struct):
    name: str
    boxes: list[str]  # of which it consists, the base first
    marks: list[str]  # what its seats are told apart by, if not by colours
    players: Players
    layouts: list[str]
    variants: list[str]
    choices: dict[str, list[str]]
    rulings: list[Ruling]
    bots: list[str]
    faces: dict[str, Json]  # by place: what is printed there, for drawing it
    goals: list[int]  # what ends the game, by number of players from the fewest on
    options: dict[str, OptionValue]  # what a new table is played with here if it says nothing else
    offered: bool = True  # new tables of it may be set here
    plans: dict[str, list[int]] = {}  # by printed layout: the numbers of its places, row by row
    boards: list[str] = []  # by name, in a game that has boards instead of layouts
