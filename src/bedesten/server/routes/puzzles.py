"""Puzzles over HTTP: which there are, a table for one of them, and what has come of it there."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bedesten import catalog
from bedesten.bots.levels import RIVALS
from bedesten.puzzles import Puzzle, by_id, judge, shipped
from bedesten.puzzles.aims import MOST
from bedesten.puzzles.judge import Verdict
from bedesten.puzzles.proof import Case
from bedesten.puzzles.themes import GIVES_AWAY
from bedesten.puzzles.words import Words
from bedesten.server.errors import Refused
from bedesten.server.net.cache import Cache, told
from bedesten.server.people import keeping
from bedesten.server.people.hardness import Hard, Hardness, Tried, hard
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.puzzles import (
    NewPuzzle,
    PuzzleAttempt,
    PuzzleBrief,
    PuzzleCase,
    PuzzleHint,
    PuzzleShelf,
    PuzzleTheme,
    PuzzleTried,
    PuzzleVerdict,
)
from bedesten.server.protocol.seating import NewSeat, NewTable, Taken, TakenSeat
from bedesten.server.replay.looking import looked_up
from bedesten.server.replay.records import Played
from bedesten.server.replay.replay import open_view
from bedesten.server.routes.costs import PROVED
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store import attempts
from bedesten.server.store.attempts import AttemptRow
from bedesten.server.store.rows import Stored, now
from bedesten.server.store.session import Session
from bedesten.server.tables import creation
from bedesten.server.tables.games import known as known_game
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.seats import new_seats, table_row
from bedesten.server.words import known, voice

MARK = "puzzle/"  # before the id of a puzzle, where the row of a table says what is taught there


@get("/api/puzzles", packed=True)
async def puzzles(
    cache: NamedDependency[Cache],
    hardness: NamedDependency[Hardness],
    request: Asker,
    game: FromQuery[str] = catalog.FIRST,
    lang: FromQuery[str] = "en",
    today: FromQuery[bool] = False,
) -> Response[PuzzleShelf]:
    """All puzzles of a game, with the one of the day; with `today` that one alone."""
    spoken, day = known(lang), datetime.now(UTC).toordinal()
    name = known_game(game)
    tried = await hardness.of(name)
    key = ("puzzles", name, spoken, f"{day} {tried.count} {today}")
    words = Words(voice(spoken, name))
    return told(request, await cache.made(key, lambda: shelf(name, day, tried, words, today)))


def shelf(game: str, day: int, tried: Tried, words: Words, alone: bool) -> PuzzleShelf:
    puzzles = shipped(game)
    today = puzzles[day % len(puzzles)] if puzzles else None
    puzzles = [today] if alone and today else puzzles
    counts = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    return PuzzleShelf(
        game,
        catalog.game(game).boxes,
        today.id if today else "",
        open_view(*today.position()) if today else None,
        [
            PuzzleTheme(theme, words.theme(theme), count, theme.startswith(GIVES_AWAY))
            for theme, count in counts.most_common()
        ],
        [brief(puzzle, hard(tried, puzzle), words) for puzzle in puzzles],
    )


def brief(puzzle: Puzzle, known: Hard, words: Words) -> PuzzleBrief:
    rating = round(known.rating.rating)
    return PuzzleBrief(puzzle.id, words.asked(puzzle), rating, puzzle.themes, known.tries, known.solved)


@post("/api/puzzles", opens_table=True)
async def lay(data: JSONBody[NewPuzzle], lobby: NamedDependency[Lobby]) -> Taken:
    """A table of one's own in the position of the puzzle."""
    stored, taken = await asyncio.to_thread(laid, data.id, lobby.services.settings.seeds(""))
    return await creation.opened(lobby, stored, taken)


def named(name: str) -> Puzzle:
    if name not in by_id():
        raise Refused(404, f"there is no puzzle {name[:80]!r}")
    return by_id()[name]


def laid(name: str, seed: str) -> tuple[Stored, list[TakenSeat]]:
    """The gentlest robots sit around it, each of them once; few puzzles last until they have a say."""
    puzzle, robots = named(name), iter(RIVALS)
    wanted = [
        NewSeat("me") if seat == puzzle.seat else NewSeat("bot", bot=next(robots))
        for seat in range(puzzle.players)
    ]
    seats, taken = new_seats(puzzle.game, wanted)
    table = NewTable(puzzle.game, puzzle.players, wanted, options=dict(puzzle.options))
    row = replace(table_row(table, seats, seed), scene=puzzle.scene, lesson=MARK + puzzle.id)
    return Stored(row, seats, [], None), taken


@get("/api/tables/{code:str}/puzzle")
async def verdict(
    code: FromPath[str],
    lobby: NamedDependency[Lobby],
    hardness: NamedDependency[Hardness],
    request: Asker,
    lang: FromQuery[str] = "en",
) -> PuzzleVerdict:
    """What has come of the puzzle of a table so far, with the proof once it is decided."""
    puzzle, came, game = await looked_at(lobby, request, code, lang)
    proved = hard(await hardness.of(puzzle.game), puzzle)
    words = Words(voice(known(lang), game.row.game))
    return await asyncio.to_thread(judged, puzzle, came, game, proved, words)


@get("/api/tables/{code:str}/puzzle/hint")
async def hint(
    code: FromPath[str], lobby: NamedDependency[Lobby], request: Asker, lang: FromQuery[str] = "en"
) -> PuzzleHint:
    """Where the answer begins, or what comes next in it; whoever asks gains half."""
    game = await looked_up(lobby, code, lang)
    puzzle, done = puzzle_of(game), [entry.token for entry in game.actions]
    lobby.turnstile.admit(address(request), PROVED)
    token = await lobby.services.pool.hint(puzzle.id, done)
    if not token:
        raise Refused(409, "the puzzle is decided: there is no hint to give")
    words = Words(voice(known(lang), game.row.game))
    return PuzzleHint(words.hint(puzzle, token, first=not done, names=game.names))


def puzzle_of(game: Played) -> Puzzle:
    if not game.row.lesson.startswith(MARK):
        raise Refused(404, "there is no puzzle at this table")
    return named(game.row.lesson.removeprefix(MARK))


async def looked_at(
    lobby: Lobby, request: Asker, code: str, lang: str = "en"
) -> tuple[Puzzle, Verdict, Played]:
    game = await looked_up(lobby, code, lang)
    puzzle, done = puzzle_of(game), [entry.token for entry in game.actions]
    if done:
        lobby.turnstile.admit(address(request), PROVED)
    came = await lobby.services.pool.prove(puzzle.id, done) if done else judge.judged(puzzle, done)
    return puzzle, came, game


@get("/api/me/puzzles")
async def my_puzzles(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[PuzzleAttempt]:
    """First attempts of whoever shows this key, the oldest first."""
    return await lobby.services.store.run(lambda db: keeping.tried(db, visitor.id))


@post("/api/me/puzzles")
async def tried(
    data: JSONBody[PuzzleTried],
    lobby: NamedDependency[Lobby],
    hardness: NamedDependency[Hardness],
    guest: NamedDependency[Visitor],
    request: Asker,
) -> list[PuzzleAttempt]:
    """What came of the puzzle at a table is kept, if it was the first attempt; all of them are told."""
    puzzle, came, _ = await looked_at(lobby, request, data.table)
    if came.state == judge.OPEN:
        raise Refused(409, "the puzzle is not decided yet")
    solved = came.state == judge.SOLVED
    known = hard(await hardness.of(puzzle.game), puzzle).rating
    row = AttemptRow(
        guest.id, puzzle.id, puzzle.game, round(known.rating), solved, data.told, now(), data.hinted,
        round(known.deviation),
    )  # fmt: skip

    def keep(db: Session) -> list[PuzzleAttempt]:
        guest.enlist(db)
        attempts.put(db, row)
        return keeping.tried(db, guest.id)

    return await lobby.services.store.run(keep)


def judged(puzzle: Puzzle, came: Verdict, game: Played, proved: Hard, words: Words) -> PuzzleVerdict:
    right = game.game.lexicon.action(came.right) if came.right else None
    return PuzzleVerdict(
        id=puzzle.id,
        game=puzzle.game,
        asked=words.asked(puzzle),
        rating=round(proved.rating.rating),
        themes=puzzle.themes,
        tries=proved.tries,
        solved=proved.solved,
        state=came.state,
        # what could be had is no secret once something was chosen
        best=words.value(puzzle, came.best) if came.state != judge.OPEN else "",
        had=words.value(puzzle, came.had) if came.state != judge.OPEN else "",
        right="" if right is None else words.option(right, game.names),
        line=[case_of(case, puzzle, words, game.names) for case in came.line],
        deviation=round(proved.rating.deviation),
    )


def case_of(case: Case, puzzle: Puzzle, words: Words, names: list[str]) -> PuzzleCase:
    return PuzzleCase(
        case.chance,
        words.case(case, names),
        f"{case.weight}/{case.total}" if case.chance else "",
        words.value(puzzle, case.value),
        None if puzzle.kind == MOST else float(case.value),
        words.dice(case),
        [case_of(each, puzzle, words, names) for each in case.then],
        case.rival,
    )


ROUTES = [puzzles, lay, verdict, hint, my_puzzles, tried]
