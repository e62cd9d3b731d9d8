"""Lessons over HTTP: which there are, and a table for one of them."""

import asyncio
from dataclasses import replace

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten import catalog
from bedesten.server.courses import chapters
from bedesten.server.courses.chapters import PUPIL, Chapter
from bedesten.server.errors import Refused
from bedesten.server.net.cache import Cache, told
from bedesten.server.protocol.lessons import ChapterInfo, Course, NewLesson
from bedesten.server.protocol.seating import NewSeat, NewTable, Taken, TakenSeat
from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings
from bedesten.server.site import Site
from bedesten.server.store.rows import Stored
from bedesten.server.tables import creation
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.seats import new_seats, table_row
from bedesten.server.words import known, voice
from bedesten.text import Text


@get("/api/lessons", packed=True)
async def lessons(
    settings: NamedDependency[Settings],
    cache: NamedDependency[Cache],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> Response[list[Course]]:
    """Every course with its chapters, in order."""
    spoken = known(lang)
    return told(request, await cache.made(("lessons", spoken), lambda: courses(spoken, settings.site)))


def courses(lang: str, site: Site) -> list[Course]:
    return [course(game, voice(lang, game)) for game in chapters.courses() if site.offers(game)]


def course(game: str, text: Text) -> Course:
    return Course(
        game=game,
        title=text.say(f"lesson.{game}.title"),
        lead=text.say(f"lesson.{game}.lead"),
        chapters=[described(chapter, text) for chapter in chapters.courses()[game].values()],
    )


def described(chapter: Chapter, text: Text) -> ChapterInfo:
    return ChapterInfo(
        name=chapter.name,
        title=text.say(chapter.key("title")),
        lead=text.say(chapter.key("lead")),
        steps=len(chapter.own_steps()),
        places=chapters.places(chapter),
        cards=chapters.cards(chapter),
    )


@post("/api/lessons", opens_table=True)
async def begin(data: JSONBody[NewLesson], lobby: NamedDependency[Lobby]) -> Taken:
    """A table of one's own where the chapter begins; the same each time."""
    stored, taken = await asyncio.to_thread(laid, f"{data.game}/{data.chapter}")
    return await creation.opened(lobby, stored, taken)


def laid(lesson: str) -> tuple[Stored, list[TakenSeat]]:
    chapter = chapters.find(lesson)
    if chapter is None:
        raise Refused(404, f"there is no lesson {lesson[:80]!r}")
    wanted = [seat(number) for number in range(chapter.setup.players)]
    seats, taken = new_seats(chapter.game, wanted)
    row = replace(
        table_row(NewTable(chapter.game, chapter.setup.players, wanted), seats, chapter.seed),
        scene=chapter.setup.scene,
        lesson=lesson,
    )
    return Stored(row, seats, [], None), taken


def seat(number: int) -> NewSeat:
    """The gentlest robots: they play on when somebody leaves the path."""
    return NewSeat("me") if number == PUPIL else NewSeat("bot", bot=next(iter(catalog.BOTS)))


ROUTES = [lessons, begin]
