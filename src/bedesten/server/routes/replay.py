"""Looking back over HTTP: record, proof, replay and statistics of a table. What was worked out is kept; only
who asks for something new is charged for it."""

import asyncio
from collections.abc import Callable
from copy import copy
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from bedesten.server.bots.worker import Question
from bedesten.server.net.cache import JSON, TEXT, Cache, told
from bedesten.server.protocol.finished import Fairness, Frame, GameStudy, Judgement, Proof, Replay, Statistics
from bedesten.server.replay import proof as proofs
from bedesten.server.replay import records, reviewed
from bedesten.server.replay.looking import looked_up
from bedesten.server.replay.records import Played
from bedesten.server.replay.replay import Film, Films
from bedesten.server.replay.reviews import Reviews
from bedesten.server.replay.statistics import statistics
from bedesten.server.routes.costs import PLAYED_AGAIN, THOUGHT_ABOUT
from bedesten.server.routes.tables import Asker, address
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known, voice


class Replays:
    """What has been worked out of games, and what it costs to work out more."""

    def __init__(self, lobby: Lobby, cache: Cache, films: Films) -> None:
        self.lobby = lobby
        self.cache = cache
        self.films = films

    async def told(
        self, request: Asker, about: tuple[str, str, str], work: Callable[[Played], Any], kind: str = JSON
    ) -> Response[Any]:
        """About the table of a code: what it is, in which language."""
        code, what, lang = about
        game = await looked_up(self.lobby, code, lang)
        key = (game.row.code, what, lang, len(game.entries), game.over, game.sealed, *game.names)
        if key not in self.cache:
            self.charge(request, game, what)
        return told(request, await self.cache.made(key, lambda: work(game), kind))

    def charge(self, request: Asker, game: Played, what: str) -> None:
        shown = game.row.code in self.films.kept and what not in ("record", "verify")
        self.lobby.turnstile.admit(address(request), 1 if shown else PLAYED_AGAIN)

    async def asked(self, request: Asker, game: Played, step: int) -> tuple[Film, dict[int, Question]]:
        self.charge(request, game, "why")
        return await asyncio.to_thread(self.films.asked, game, step)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT, packed=True)
async def record(code: FromPath[str], replays: NamedDependency[Replays], request: Asker) -> Response[str]:
    """The whole game as text, once it is over."""
    return await replays.told(request, (code, "record", "en"), records.text, TEXT)


@get("/api/tables/{code:str}/verify", packed=True)
async def verify(
    code: FromPath[str], replays: NamedDependency[Replays], request: Asker
) -> Response[Fairness]:
    """Whether the chance of the game follows from its seed."""
    return await replays.told(request, (code, "verify", "en"), records.fairness)


@get("/api/tables/{code:str}/proof", packed=True)
async def proof(code: FromPath[str], replays: NamedDependency[Replays], request: Asker) -> Response[Proof]:
    """All that chance did, for whoever wants to deal it again."""

    def work(game: Played) -> Proof:
        return proofs.proof(game, replays.films.film(game))

    return await replays.told(request, (code, "proof", "en"), work)


@get("/api/tables/{code:str}/replay", packed=True)
async def replay(
    code: FromPath[str], replays: NamedDependency[Replays], request: Asker, lang: FromQuery[str] = "en"
) -> Response[Replay]:
    """Every step of a finished game, in words."""

    def work(game: Played) -> Replay:
        told = replays.films.film(game).replay(voice(lang, game.row.game), game.names)
        return replace(told, sealed=game.sealed)

    return await replays.told(request, (code, "replay", lang), work)


@get("/api/tables/{code:str}/replay/{step:int}", packed=True)
async def frame(
    code: FromPath[str], step: FromPath[int], replays: NamedDependency[Replays], request: Asker
) -> Response[Frame]:
    """The whole position after a step."""

    def work(game: Played) -> Frame:
        return replays.films.film(game).frame(step)

    return await replays.told(request, (code, f"step {step}", "en"), work)


@get("/api/tables/{code:str}/replay/{step:int}/why")
async def why(
    code: FromPath[str],
    step: FromPath[int],
    replays: NamedDependency[Replays],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> Judgement:
    """Of a whole turn, thought about once, among the bots; told in every language."""
    game = await looked_up(replays.lobby, code, lang)
    film, questions = await replays.asked(request, game, step)
    for each, question in questions.items():
        replays.lobby.turnstile.admit(address(request), THOUGHT_ABOUT)
        film.explained[each] = await replays.lobby.services.pool.explain(question)
    return film.why(step, voice(known(lang), game.row.game), game.names)


@get("/api/tables/{code:str}/story", packed=True)
async def story(
    code: FromPath[str], replays: NamedDependency[Replays], request: Asker, lang: FromQuery[str] = "en"
) -> Response[Statistics]:
    """How the game went, in numbers: turn by turn, place by place, seat by seat."""

    def work(game: Played) -> Statistics:
        return replace(statistics(replays.films.film(game), game.names), sealed=game.sealed)

    return await replays.told(request, (code, "story", lang), work)


async def studied(
    replays: Replays, reviews: Reviews, request: Asker, code: str, lang: str, on: bool
) -> GameStudy:
    """In words, as far as it has come; whoever has something thought about is charged for it."""
    game = await looked_up(replays.lobby, code, lang)
    if on or not reviews.is_known(game.row.code):
        replays.lobby.turnstile.admit(address(request), THOUGHT_ABOUT)
    progress = await (reviews.go_on if on else reviews.asked)(game)
    voiced = voice(known(lang), game.row.game)
    waits = reviews.before(progress), reviews.left(progress)
    now = copy(progress)  # thinking goes on while it is put into words
    return await asyncio.to_thread(reviewed.told, game, now, *waits, voiced)


@get("/api/tables/{code:str}/study")
async def study(
    code: FromPath[str],
    replays: NamedDependency[Replays],
    reviews: NamedDependency[Reviews],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> GameStudy:
    """As far as it has come: who asks first has it begun, and then asks again."""
    return await studied(replays, reviews, request, code, lang, on=False)


@post("/api/tables/{code:str}/study", status_code=200)
async def study_on(
    code: FromPath[str],
    replays: NamedDependency[Replays],
    reviews: NamedDependency[Reviews],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> GameStudy:
    """Go on with a study whose time was up."""
    return await studied(replays, reviews, request, code, lang, on=True)


ROUTES = [record, verify, proof, replay, frame, why, story, study, study_on]
