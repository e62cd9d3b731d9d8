"""Finished games of every kind, played by bots and put into a store before a server opens it."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import bot_seed, play
from bedesten.core.game import Setup
from bedesten.kairo.boards import BOARDS
from bedesten.server.codes import new_code
from bedesten.server.store import rows
from bedesten.server.store.rows import LogRow, SeatRow, Stored, TableRow
from bedesten.server.store.sqlite import Store

SEED = "played"


@dataclass(frozen=True)
class Kind:
    """A box or several, how it is laid, and how many play."""

    game: str
    options: dict[str, object]
    players: int


def kinds() -> Iterator[Kind]:
    """Every box with every layout or board and every number of players."""
    for name in catalog.GAMES:
        game = catalog.game(name)
        laid = [{"layout": layout} for layout in game.layouts] or [{"board": board} for board in BOARDS]
        for players in range(game.min_players, game.max_players + 1):
            yield from (Kind(name, dict(options), players) for options in laid)


def extremes() -> Iterator[Kind]:
    """Of every other box the first layout or board with the fewest players, of the others the last with the
    most."""
    for number, (_, same) in enumerate(groupby(kinds(), key=lambda kind: kind.game)):
        yield [*same][-(number % 2)]


def finished(folder: Path, wanted: Iterable[Kind]) -> dict[str, Kind]:
    """Of each of these kinds a finished game in a store, by the code of its table."""
    games = {new_code(): kind for kind in wanted}
    store = Store(folder)

    def keep(db: Any) -> None:
        for code, kind in games.items():
            rows.insert(db, stored(code, kind))

    asyncio.run(store.run(keep))
    store.close()
    return games


def stored(code: str, kind: Kind) -> Stored:
    setup = Setup(kind.players, kind.options)
    game = catalog.game(kind.game).for_setup(setup)
    bots = [catalog.bot("greedy", bot_seed(SEED, seat), game) for seat in range(kind.players)]
    s, log = game.new(setup), []
    for n, a in enumerate(play(game, setup, bots, SEED, Budget()).actions):
        log.append(LogRow(n, n + 1, game.to_move(s), game.lexicon.token(a), 1.0))
        game.apply(s, a)
    seats = [SeatRow(seat, rows.BOT, "greedy", f"Bot {seat + 1}") for seat in range(kind.players)]
    row = TableRow(
        code, kind.game, game.rules_version, kind.players, kind.options, {"kind": "none"}, True, "full",
        1.0, SEED, rows.FINISHED,
    )  # fmt: skip
    return Stored(row, seats, log, None)
