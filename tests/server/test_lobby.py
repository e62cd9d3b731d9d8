"""Rooms are opened from the store, closed when quiet, and broken off when a change cannot be kept."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bedesten.server import records, rows, tables
from bedesten.server.answers import handle
from bedesten.server.botpool import BotPool
from bedesten.server.connection import Connection
from bedesten.server.errors import Declined, Refused
from bedesten.server.lobby import Lobby
from bedesten.server.protocol import Act, ClientMessage, Clock, Handover, Hello, NewSeat, NewTable, Sync, Undo
from bedesten.server.room import House, Room
from bedesten.server.settings import Settings
from bedesten.server.store import Store
from bedesten.server.thinking import Question
from tests.server.serving import settings

HOT_SEAT = NewTable("istanbul", 2, [NewSeat("me"), NewSeat("me")], options={"start": 0})


class SlowThinkers(BotPool):
    """They answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(1, 0.1, 30)
        self.now = asyncio.Event()

    async def choose(self, question: Question) -> int:
        await self.now.wait()
        return question.options[0]


def in_lobby(config: Settings, work: Callable[[Lobby], Awaitable[None]], pool: BotPool | None = None) -> None:
    """Do it in a lobby that is opened before and closed after."""

    async def evening() -> None:
        house = House(config, Store(config.data), pool or BotPool(1, 0.1, 30))
        lobby = Lobby(house)
        await lobby.start()
        try:
            await work(lobby)
        finally:
            await lobby.stop()

    asyncio.run(evening())


async def seated(lobby: Lobby, table: NewTable = HOT_SEAT) -> tuple[Room, Connection, list[str]]:
    """A hot seat table, somebody at it, and both secrets."""
    taken = await tables.create(lobby, table)
    tokens = [seat.token for seat in taken.seats]
    room = await lobby.room(taken.table)
    return room, await come_in(room, tokens), tokens


async def come_in(room: Room, tokens: list[str]) -> Connection:
    member = Connection()
    await say(room, member, Hello(tokens=tokens))
    return member


async def say(room: Room, member: Connection, message: ClientMessage) -> None:
    await room.call(partial(handle, room, member, message))


def received(member: Connection) -> list[Any]:
    """Messages, and codes that close."""
    found: list[Any] = []
    while member.outbox:
        item = member.outbox.pop(0)
        found.append(item if isinstance(item, int) else json.loads(item))
    return found


def test_a_quiet_table_is_closed_and_opened_again(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, member, tokens = await seated(lobby)
        await say(room, member, Act(1, ["move:fabric"]))
        await room.call(partial(room.forget, member))
        await room.inbox.task
        assert lobby.rooms == {}
        with pytest.raises(Refused):
            await say(room, member, Sync())
        again = await lobby.room(room.table.row.code)
        assert again is not room
        await say(again, await come_in(again, tokens), Undo(2))
        assert again.table.tale.seq == 3

    in_lobby(replace(settings(folder), idle=0.05), work)


def test_a_change_that_cannot_be_kept_is_told_to_nobody(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, member, tokens = await seated(lobby)
        code, n = room.table.row.code, len(room.table.tale.entries)
        stolen = rows.LogRow(n, 2, 0, "move:spice", 1.0)
        await lobby.house.store.run(lambda db: rows.append(db, code, [stolen]))
        received(member)
        with pytest.raises(sqlite3.IntegrityError):
            await say(room, member, Act(1, ["move:fabric"]))
        await room.inbox.task
        assert received(member) == [1011]
        again = await lobby.room(code)
        assert [entry.token for entry in again.table.tale.entries][n:] == ["move:spice"]
        await say(again, await come_in(again, tokens), Act(2, ["leave"]))

    in_lobby(settings(folder), work)


def test_rooms_are_opened_once_however_many_come_at_once(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, _, _ = await seated(lobby)
        await room.inbox.stop()
        found = await asyncio.gather(*(lobby.room(room.table.row.code) for _ in range(20)))
        assert len(set(map(id, found))) == 1

    in_lobby(settings(folder), work)


def test_a_running_record_covers_draws_and_nothing_else(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, _, _ = await seated(lobby)
        words = records.text(records.played(room.table)).split()
        told = [entry.token for entry in room.table.tale.entries]
        shown = [word for word in words if word.startswith("*")]
        assert shown == ["*draw:?" if token.startswith("*draw") else token for token in told]

    in_lobby(settings(folder), work)


def test_a_turn_whose_time_is_up_is_finished_by_a_bot_and_not_taken_back(folder: Path) -> None:
    bots = SlowThinkers()

    async def work(lobby: Lobby) -> None:
        clocked = msgspec.structs.replace(HOT_SEAT, clock=Clock("slow"))
        room, _, tokens = await seated(lobby, clocked)
        late = await come_in(room, tokens[:1])
        await say(room, late, Act(1, ["move:fabric"]))
        await room.call(partial(room.expire, room.table.turn()))
        told = received(late)[-1]
        assert (told["t"], told["ask"]["mine"]) == ("sync", False)
        for message in (Act(2, ["leave"]), Undo(2)):
            with pytest.raises(Declined, match="time_up"):
                await say(room, late, message)
        bots.now.set()
        while room.table.tale.to_move() == 0:
            await say(room, late, Sync())
        with pytest.raises(Declined, match="time_up"):
            await say(room, late, Undo(room.table.tale.seq))

    in_lobby(settings(folder), work, bots)


def test_what_a_bot_thought_of_for_a_seat_that_was_taken_back_is_dropped(folder: Path) -> None:
    bots = SlowThinkers()

    async def work(lobby: Lobby) -> None:
        room, member, _ = await seated(lobby)
        await say(room, member, Handover(0, "random"))
        await say(room, member, Handover(0, None))
        bots.now.set()
        await asyncio.gather(*room.helpers)
        await say(room, member, Sync())
        assert room.table.tale.seq == 1
        await say(room, member, Act(1, ["move:fabric"]))
        assert room.table.tale.seq == 2

    in_lobby(settings(folder), work, bots)


def test_a_table_that_cannot_be_opened_keeps_no_other_from_going_on(folder: Path) -> None:
    config = settings(folder)
    clocked = replace_clock(HOT_SEAT)
    codes: list[str] = []

    async def first(lobby: Lobby) -> None:
        codes.extend([(await tables.create(lobby, clocked)).table for _ in range(2)])
        spoil = "UPDATE snapshot SET position = 'no position' WHERE code = ?"
        for statement in (spoil, "UPDATE tables SET game = 'no game' WHERE code = ?"):
            await lobby.house.store.run(lambda db, s=statement: db.execute(s, (codes[0],)))  # type: ignore[misc]

    async def second(lobby: Lobby) -> None:
        assert list(lobby.rooms) == codes[1:]
        assert lobby.unfit == {codes[0]}

    in_lobby(config, first)
    in_lobby(config, second)


def replace_clock(table: NewTable) -> NewTable:
    return msgspec.structs.replace(table, clock=Clock("live", 600))
