"""The sandbox over HTTP: any legal choice and any outcome of chance, tried out and taken back at will."""

import asyncio

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE
from bedesten.core.play.record import COLOURS, read_options
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import MOST_RECORD, MOST_SEATS
from bedesten.server.protocol.editor import Editor, EditorLine
from bedesten.server.protocol.sandbox import (
    MOST_TREE,
    Sandbox,
    SandboxLine,
    SandboxOpened,
    SandboxTold,
    SandboxTree,
)
from bedesten.server.protocol.seating import OpenRecord
from bedesten.server.replay import branches
from bedesten.server.replay.editor import edited
from bedesten.server.replay.looking import looked_up
from bedesten.server.replay.sandbox import Tried, laid, left
from bedesten.server.routes.costs import PLAYED_AGAIN, THOUGHT_ABOUT
from bedesten.server.routes.puzzles import named
from bedesten.server.routes.replay import Replays
from bedesten.server.routes.tables import Asker, address
from bedesten.server.tables.games import known as known_game
from bedesten.server.words import known, voice
from bedesten.text import Text

BLANK = " "  # a scene that says nothing: everything as at the start of a game
MOST_CHOICES = 40  # of one turn that a robot plays
MOST_BYTES = 4 * MOST_TREE  # as JSON


@post("/api/sandbox", costs=PLAYED_AGAIN, status_code=200)
async def sandbox(
    data: JSONBody[SandboxLine],
    replays: NamedDependency[Replays],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> Sandbox:
    """Where a line leads, and what can be done there. Nothing is kept."""
    spoken = known(lang)
    lobby = replays.lobby
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
        return left(film, data.step, game.names)
    if data.puzzle:
        puzzle = named(data.puzzle)
        return await asyncio.to_thread(from_line, puzzle.game, puzzle.setup(), voice(lang, puzzle.game))
    name = known_game(data.game)
    setup = Setup(seats(data.players), read_options(data.options), data.scene)
    return await asyncio.to_thread(from_line, name, setup, voice(lang, name))


def seats(players: int) -> int:
    if not 1 <= players <= MOST_SEATS:
        raise Refused(400, f"players: expected 1 to {MOST_SEATS}")
    return players


def from_line(name: str, setup: Setup, text: Text) -> Tried:
    game = catalog.game(name)
    if not game.min_players <= setup.players <= game.max_players:
        raise Refused(400, f"players: expected {game.min_players} to {game.max_players}")
    names = [text.say("ui.seated", {"number": seat + 1}) for seat in range(setup.players)]
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


@post("/api/sandbox/tree", costs=PLAYED_AGAIN, status_code=200, request_max_body_size=MOST_BYTES)
async def tree(
    data: JSONBody[SandboxTree], replays: NamedDependency[Replays], lang: FromQuery[str] = "en"
) -> SandboxTold:
    """Every branch of a tree played and told. Nothing is kept."""
    spoken = known(lang)
    tried = await begun(data, replays, spoken)
    return await asyncio.to_thread(branches.told, tried, data.tree, voice(spoken, tried.game.name))


@post("/api/sandbox/record", costs=PLAYED_AGAIN, status_code=200, request_max_body_size=MOST_BYTES)
async def write(data: JSONBody[SandboxTree], replays: NamedDependency[Replays]) -> OpenRecord:
    """A tree as a record with variations: of the game it leaves, or of its own first branch."""
    if data.table:
        game = await looked_up(replays.lobby, data.table, "en")
        return OpenRecord(await asyncio.to_thread(branches.beside, game, data.step, data.tree))
    tried = await begun(data, replays, "en")
    return OpenRecord(await asyncio.to_thread(branches.alone, tried, data.tree))


@post("/api/sandbox/open", costs=PLAYED_AGAIN, status_code=200, request_max_body_size=2 * MOST_RECORD)
async def unfold(data: JSONBody[OpenRecord], replays: NamedDependency[Replays]) -> SandboxOpened:
    """What a record of a game that is not over holds, for the sandbox. Nothing is kept."""
    return await asyncio.to_thread(branches.opened, data.record)


@post("/api/editor", costs=PLAYED_AGAIN, status_code=200)
async def editor(
    data: JSONBody[EditorLine], replays: NamedDependency[Replays], lang: FromQuery[str] = "en"
) -> Editor:
    """A position laid by hand: the form, and what is impossible about it. Nothing is kept."""
    spoken = known(lang)
    name = known_game(data.game)
    setup = Setup(seats(data.players), read_options(data.options), data.scene or BLANK)
    text = voice(spoken, name)
    tried = await asyncio.to_thread(from_line, name, setup, text)
    return await asyncio.to_thread(edited, tried, data.laid, text)


ROUTES = [sandbox, tree, write, unfold, editor]
