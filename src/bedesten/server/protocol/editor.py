"""Positions laid by hand over HTTP: a form whose fields the game says, and what is impossible."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from bedesten.server.protocol.bounds import Json, Word

MOST_CHANGES = 500

LaidValue: TypeAlias = int | bool | Word | Annotated[list[Word], Meta(max_length=60)] | None


class EditorLine(Struct, forbid_unknown_fields=True):
    """The position it begins with, as one line; empty for the usual one. `laid`: what was laid since, by the
    paths of fields."""

    game: Word
    players: int
    options: Annotated[str, Meta(max_length=17_000)] = ""
    scene: Annotated[str, Meta(max_length=4000)] = ""
    laid: Annotated[dict[Word, LaidValue], Meta(max_length=MOST_CHANGES)] = {}


class EditorField(Struct):
    """`kind`: number, flag, word (none is allowed with `least` 0), words (also twice), set, order, swap (all
    of them). `words` names the list they are from; `seat` is less than 0 for the table."""

    path: str
    kind: str
    label: str
    least: int
    most: int
    words: str
    seat: int
    value: LaidValue


class EditorWord(Struct):
    word: str
    text: str


class EditorFault(Struct):
    """Why it is impossible, and the rule that says so."""

    text: str
    rule: str


class Editor(Struct):
    """`scene` is empty, and `view` is of the position it began with, while nothing possible lies there."""

    game: str
    boxes: list[str]
    names: list[str]
    marks: list[str]
    fields: list[EditorField]
    words: dict[str, list[EditorWord]]
    faults: list[EditorFault]
    scene: str
    view: Json
