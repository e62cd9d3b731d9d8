"""Games and their studies as a store has them."""

import asyncio
from dataclasses import asdict

import msgspec

from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.server.replay.reviews import about_game
from bedesten.server.store import rows
from bedesten.server.store.rows import FINISHED, RUNNING, LogRow, ReviewRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import Store
from bedesten.study import Review


def keep(store: Store, match: Match, code: str) -> TableRow:
    """A table of bots with this game."""
    table = TableRow(
        code,
        match.game.name,
        match.game.rules_version,
        match.setup.players,
        dict(match.setup.options),
        {"kind": "none"},
        True,
        "full",
        1.0,
        "seed",
        FINISHED if match.to_move() == OVER else RUNNING,
        scene=match.setup.scene,
    )
    seats = [SeatRow(seat, "bot", "greedy") for seat in range(match.setup.players)]
    log = [LogRow(n, n + 1, CHANCE, token, 1.0) for n, token in enumerate(match.log)]
    asyncio.run(store.run(lambda db: rows.insert(db, Stored(table, seats, log, None))))
    return table


def keep_study(store: Store, match: Match, code: str, review: Review) -> None:
    """And what a study of it has come to."""
    about = about_game(keep(store, match, code), match.game, match.log)
    row = ReviewRow(about, msgspec.json.encode(asdict(review) | {"at": rows.now()}).decode())
    asyncio.run(store.run(lambda db: rows.put_review(db, code, row)))
