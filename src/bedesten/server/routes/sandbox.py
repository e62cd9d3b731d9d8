"""The sandbox over HTTP: any legal choice and any outcome of chance, tried out and taken back at will."""

import asyncio

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE
from bedesten.core.play.record import COLOURS
from bedesten.server.errors import Refused
from bedesten.server.protocol.sandbox import Sandbox, SandboxLine
from bedesten.server.replay.sandbox import Tried, laid
from bedesten.server.routes.puzzles import found
from bedesten.server.routes.replay import PLAYED_AGAIN, THOUGHT_ABOUT, Replays, looked_up
from bedesten.server.routes.tables import Asker, address
from bedesten.server.tables.games import known as known_game
from bedesten.server.words import known, voice
from bedesten.text import Text

MOST_CHOICES = 40  # of one turn that a robot plays


@post("/api/sandbox", status_code=200)
async def sandbox(
    data: JSONBody[SandboxLine],
    replays: NamedDependency[Replays],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> Sandbox:
    """Where a line leads, and what can be done there. Nothing is kept."""
    spoken = known(lang)
    lobby = replays.lobby
    lobby.turnstile.admit(address(request), PLAYED_AGAIN)
    tried = await begun(data, replays, spoken)
    await asyncio.to_thread(tried.play, data.done)
    if data.add == "fall":
        tried.fall()
    if data.add == "hint" and tried.mover >= 0:
        lobby.turnstile.admit(address(request), THOUGHT_ABOUT)
        tried.hint = tried.game.lexicon.token(await lobby.services.pool.choose(tried.question()))
    if data.add == "robot":
        lobby.turnstile.admit(address(request), THOUGHT_ABOUT)
        await finish_turn(tried, replays)
    return await asyncio.to_thread(tried.shown, voice(spoken, tried.game.name))


async def begun(data: SandboxLine, replays: Replays, lang: str) -> Tried:
    if data.table:
        game = await looked_up(replays.lobby, data.table, lang)
        film = await asyncio.to_thread(replays.films.film, game)
        if not 0 <= data.step < len(film.states):
            raise Refused(400, f"step {data.step}: expected 0 to {len(film.states) - 1}")
        state = film.game.clone(film.states[data.step])
        return Tried(film.game, film.setup, state, game.names, game.marks)
    if data.puzzle:
        puzzle = found(data.puzzle)
        return await asyncio.to_thread(from_line, puzzle.game, puzzle.setup(), voice(lang, puzzle.game))
    if not 1 <= data.players <= 8 or not data.scene:
        raise Refused(400, "expected a table, a puzzle, or a game with its players and a scene")
    name = known_game(data.game)
    return await asyncio.to_thread(from_line, name, Setup(data.players, {}, data.scene), voice(lang, name))


def from_line(name: str, setup: Setup, text: Text) -> Tried:
    game = catalog.game(name)
    if not game.min_players <= setup.players <= game.max_players:
        raise Refused(400, f"players: expected {game.min_players} to {game.max_players}")
    names = [text.name("seat", str(seat)) for seat in range(setup.players)]
    return laid(game, setup, names, (game.seats or COLOURS)[: setup.players])


async def finish_turn(tried: Tried, replays: Replays) -> None:
    """Chance falls as it does, and the robot chooses for whoever has to, until another turn begins."""
    turn, pool = tried.game.turn(tried.state), replays.lobby.services.pool
    for _ in range(MOST_CHOICES):
        if tried.mover == CHANCE:
            tried.fall()
        elif tried.mover >= 0:
            tried.push(await pool.choose(tried.question()))
        if tried.game.turn(tried.state) != turn or (tried.mover < 0 and tried.mover != CHANCE):
            return


ROUTES = [sandbox]
