"""The guided courses over HTTP."""

from msgspec import Struct

from bedesten.server.protocol.bounds import Word


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Word
    chapter: Word


class ChapterInfo(Struct):
    """`places` and `cards` are those its path meets, in that order."""

    name: str
    title: str
    lead: str
    steps: int
    places: list[str]
    cards: list[str]


class Course(Struct):
    game: str
    title: str
    lead: str
    chapters: list[ChapterInfo]
