"""Looking back over HTTP: record, proof, replay and story of a table."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bedesten.server import proof as proofs
from bedesten.server import records
from bedesten.server import story as stories
from bedesten.server.lobby import Lobby
from bedesten.server.protocol import Fairness, Frame, Judgement, Proof, Replay, Story
from bedesten.server.records import Played
from bedesten.server.replay import Films
from bedesten.server.words import known, voice

T = TypeVar("T")


async def worked_out(lobby: Lobby, code: str, lang: str, work: Callable[[Played], T]) -> T:
    """A copy of the game is taken in the room, the work on it is done beside it."""
    room = await lobby.room(code)
    lang = known(lang)

    async def copy() -> Played:
        stored = None if room.table.tale.whole else await lobby.stored(room.table.row.code)
        return records.played(room.table, lang, stored)

    return await asyncio.to_thread(work, await room.call(copy))


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def record(code: FromPath[str], lobby: NamedDependency[Lobby]) -> str:
    return await worked_out(lobby, code, "en", records.text)


@get("/api/tables/{code:str}/verify")
async def verify(code: FromPath[str], lobby: NamedDependency[Lobby]) -> Fairness:
    return await worked_out(lobby, code, "en", records.fairness)


@get("/api/tables/{code:str}/proof")
async def proof(code: FromPath[str], lobby: NamedDependency[Lobby], films: NamedDependency[Films]) -> Proof:
    return await worked_out(lobby, code, "en", lambda game: proofs.proof(game, films.film(game)))


@get("/api/tables/{code:str}/replay")
async def replay(
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    films: NamedDependency[Films],
    lang: FromQuery[str] = "en",
) -> Replay:
    def told(game: Played) -> Replay:
        return films.film(game).replay(voice(lang, game.row.game), game.names)

    return await worked_out(lobby, code, lang, told)


@get("/api/tables/{code:str}/replay/{step:int}")
async def frame(
    code: FromPath[str], step: FromPath[int], lobby: NamedDependency[Lobby], films: NamedDependency[Films]
) -> Frame:
    return await worked_out(lobby, code, "en", lambda game: films.film(game).frame(step))


@get("/api/tables/{code:str}/replay/{step:int}/why")
async def why(
    code: FromPath[str],
    step: FromPath[int],
    lobby: NamedDependency[Lobby],
    films: NamedDependency[Films],
    lang: FromQuery[str] = "en",
) -> Judgement:
    """Thought about once, among the bots; told in every language."""
    film, question = await worked_out(lobby, code, lang, lambda game: films.asked(game, step))
    if step not in film.explained:
        film.explained[step] = await lobby.house.pool.explain(question)
    return film.why(step, film.explained[step], voice(known(lang), question.game))


@get("/api/tables/{code:str}/story")
async def story(
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    films: NamedDependency[Films],
    lang: FromQuery[str] = "en",
) -> Story:
    return await worked_out(lobby, code, lang, lambda game: stories.story(films.film(game), game.names))


ROUTES = [record, verify, proof, replay, frame, why, story]
