"""Layouts are rated by games that a bot plays, a few at a time, in the process that studies games; what came
of them is kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.explorer import Seen, deals
from bedesten.explorer.lab import Lab, Rating
from bedesten.explorer.make import Lot, play_one
from bedesten.server.errors import Refused
from bedesten.server.store import layouts
from bedesten.server.tables.room import Services

log = logging.getLogger(__name__)
GAMES: Final = 200  # that rate a layout
PORTION: Final = 2  # of them between two turns of whoever else waits for that process
MOST_WAITING: Final = 4
KEPT: Final = 64  # in memory
BOT: Final = "greedy"
SEED: Final = "laboratory"
LAYOUT, BOARD = "layout", "board"  # options
VERSION: Final = 1  # of what a rating tells; one of another is made again

Key = tuple[str, int, str]


@dataclass
class Run:
    """The games of one layout, as far as they are played."""

    lab: Lab
    of: int  # games
    task: asyncio.Task[None] | None = None
    kept: Rating | None = None  # from the store

    @property
    def done(self) -> bool:
        return self.kept is not None or self.lab.games >= self.of

    @property
    def rating(self) -> Rating:
        return self.kept or self.lab.rating()


def played(lots: list[Lot]) -> list[Seen]:
    """In another process."""
    return [play_one(lot) for lot in lots]


class Laboratory:
    """Of one process of the server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: OrderedDict[Key, Run] = OrderedDict()
        self.one = asyncio.Lock()  # layout at a time
        self.asking = asyncio.Lock()  # nothing is begun twice

    def read(self, game: str, players: int, layout: str) -> Lot:
        """The table that is meant, its layout as it is always written, the usual one if none is said; Refused
        if there is none."""
        if self.services.settings.review_seconds <= 0:
            raise Refused(404, "layouts are not rated here")
        option, named = laid_by(game)
        if option == BOARD and layout not in ["", *named]:
            raise Refused(400, f"layout: expected one of {', '.join(named)}")
        options = {**self.services.settings.options.get(game, {}), option: layout or named[0]}
        setup = Setup(players, options)
        try:
            rules = catalog.game(game).for_setup(setup)
            word = rules.guide.layout(rules.new(setup))
        except ValueError as error:
            raise Refused(400, str(error)) from None
        word = layout or named[0] if layout in ["", *named] else word
        return Lot(game, players, options | {option: word}, BOT, SEED)

    def is_known(self, table: Lot) -> bool:
        return key(table) in self.known

    async def asked(self, table: Lot) -> Run:
        """How far it is; begun if nobody has asked before."""
        async with self.asking:
            run = self.known.pop(key(table), None) or await self.remembered(table) or self.begin(table)
            self.known[key(table)] = run
        self.forget()
        return run

    def forget(self) -> None:
        done = [each for each, run in self.known.items() if run.done]
        for each in done[: max(0, len(self.known) - KEPT)]:
            del self.known[each]

    async def remembered(self, table: Lot) -> Run | None:
        """From the store, if it was rated by these rules and that bot."""
        text = await self.services.store.run(lambda db: layouts.load(db, about(table)))
        if text is None:
            return None
        with suppress(msgspec.DecodeError):
            kept = msgspec.json.decode(text, type=Rating)
            return Run(Lab(table), kept.games, kept=kept)
        return None

    async def keep(self, run: Run) -> None:
        rating = msgspec.json.encode(run.rating).decode()
        await self.services.store.run(lambda db: layouts.put(db, about(run.lab.table), rating))

    def begin(self, table: Lot) -> Run:
        if sum(not run.done for run in self.known.values()) >= MOST_WAITING:
            raise Refused(503, "too many layouts are being rated: ask again", 10)
        run = Run(Lab(table), GAMES)
        run.task = asyncio.create_task(self.play(run))
        return run

    async def play(self, run: Run) -> None:
        """Portion by portion, one layout after the other."""
        table = run.lab.table
        try:
            async with self.one:
                while not run.done:
                    lots = deals(table, range(run.lab.games, min(run.of, run.lab.games + PORTION)))
                    for one in await self.services.pool.aside(partial(played, lots)):
                        run.lab.add(one)
            await self.keep(run)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("layout %s: its rating was given up: %r", key(table), error)
            self.known.pop(key(table), None)

    async def stop(self) -> None:
        for run in self.known.values():
            if run.task is not None:
                run.task.cancel()


def laid_by(game: str) -> tuple[str, Sequence[str]]:
    """The option that says how a table is laid out, and the names it knows."""
    rules = catalog.game(game)
    return (LAYOUT, rules.layouts) if rules.layouts else (BOARD, rules.guide.boards)


def laid(table: Lot) -> str:
    return str(table.options[laid_by(table.game)[0]])


def key(table: Lot) -> Key:
    return table.game, table.players, laid(table)


def about(table: Lot) -> str:
    """Everything its rating depends on, in a word."""
    rules = catalog.game(table.game).rules_version
    words = [VERSION, GAMES, table.game, rules, table.players, table.bot, table.seed]
    options = [f"{name}={value!r}" for name, value in sorted(table.options.items())]
    return sha256("\n".join([*map(str, words), *options]).encode()).hexdigest()
