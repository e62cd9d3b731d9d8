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

from bedesten.server.bots.fair_queue import always
from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.worker import Question
from bedesten.server.errors import Declined, Refused
from bedesten.server.protocol.incoming import Act, ClientMessage, Handover, Hello, Sync, Undo
from bedesten.server.protocol.seating import Clock, Join, NewSeat, NewTable
from bedesten.server.replay import records
from bedesten.server.settings import Settings
from bedesten.server.store import rows
from bedesten.server.store.sqlite import Store
from bedesten.server.tables import creation, joining
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.handlers import handle
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room, Services
from tests.server.serving import settings

HOT_SEAT = NewTable("istanbul", 2, [NewSeat("me"), NewSeat("me")], options={"start": 0})


class SlowThinkers(BotPool):
    """They answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(1, 0.1, 30)
        self.now = asyncio.Event()

    async def choose(
        self, question: Question, table: str = "", waited_for: Callable[[], bool] = always
    ) -> int:
        await self.now.wait()
        return question.options[0]


def in_lobby(config: Settings, work: Callable[[Lobby], Awaitable[None]], pool: BotPool | None = None) -> None:
    """Do it in a lobby that is opened before and closed after."""

    async def evening() -> None:
        house = Services(config, Store(config.data), pool or BotPool(1, 0.1, 30))
        lobby = Lobby(house)
        await lobby.start()
        try:
            await work(lobby)
        finally:
            await lobby.stop()

    asyncio.run(evening())


async def seated(lobby: Lobby, table: NewTable = HOT_SEAT) -> tuple[Room, Connection, list[str]]:
    """A hot seat table, somebody at it, and both secrets."""
    taken = await creation.create(lobby, table)
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
    messages: list[Any] = []
    while member.outbox:
        item = member.outbox.pop(0)
        messages.append(item if isinstance(item, int) else json.loads(item))
    return messages


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
        assert again.table.timeline.seq == 3

    in_lobby(replace(settings(folder), idle=0.05), work)


def test_a_table_is_not_closed_before_somebody_who_has_come(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, member, _ = await seated(lobby)
        visitor = Connection()
        room.visitors.add(visitor)
        await room.call(partial(room.forget, member))
        assert not room.idle()
        await room.call(partial(room.forget, visitor))
        assert room.idle()

    in_lobby(settings(folder), work)


def test_a_change_that_cannot_be_kept_is_told_to_nobody(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, member, tokens = await seated(lobby)
        code, n = room.table.row.code, len(room.table.timeline.entries)
        stolen = rows.LogRow(n, 2, 0, "move:spice", 1.0)
        await lobby.services.store.run(lambda db: rows.append(db, code, [stolen]))
        received(member)
        with pytest.raises(sqlite3.IntegrityError):
            await say(room, member, Act(1, ["move:fabric"]))
        await room.inbox.task
        assert received(member) == [1011]
        again = await lobby.room(code)
        assert [entry.token for entry in again.table.timeline.entries][n:] == ["move:spice"]
        await say(again, await come_in(again, tokens), Act(2, ["leave"]))

    in_lobby(settings(folder), work)


def test_rooms_are_opened_once_however_many_come_at_once(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, _, _ = await seated(lobby)
        await room.inbox.stop()
        opened = await asyncio.gather(*(lobby.room(room.table.row.code) for _ in range(20)))
        assert len(set(map(id, opened))) == 1

    in_lobby(settings(folder), work)


def test_a_running_record_covers_draws_and_nothing_else(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        room, _, _ = await seated(lobby)
        words = records.text(records.played(room.table)).split()
        told = [entry.token for entry in room.table.timeline.entries]
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
        while room.table.timeline.to_move() == 0:
            await say(room, late, Sync())
        with pytest.raises(Declined, match="time_up"):
            await say(room, late, Undo(room.table.timeline.seq))

    in_lobby(settings(folder), work, bots)


def test_what_a_bot_thought_of_for_a_seat_that_was_taken_back_is_dropped(folder: Path) -> None:
    bots = SlowThinkers()

    async def work(lobby: Lobby) -> None:
        room, member, _ = await seated(lobby)
        await say(room, member, Handover(0, "random"))
        await say(room, member, Handover(0, None))
        assert room.thought is None
        bots.now.set()
        await say(room, member, Sync())
        assert room.table.timeline.seq == 1
        await say(room, member, Act(1, ["move:fabric"]))
        assert room.table.timeline.seq == 2

    in_lobby(settings(folder), work, bots)


def test_a_host_seats_a_bot_only_for_somebody_who_has_been_away_for_a_while(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("bedesten.server.tables.absence.monotonic", lambda: now[0])
    monkeypatch.setattr("bedesten.server.tables.absence.time", lambda: now[0] + 1e9)

    async def refused(room: Room, host: Connection) -> object:
        with pytest.raises(Declined, match="too_soon") as no:
            await say(room, host, Handover(1, "random"))
        return no.value.facts["seconds"]

    async def work(lobby: Lobby) -> None:
        taken = await creation.create(lobby, NewTable("istanbul", 2, [NewSeat("me"), NewSeat("open")]))
        room = await lobby.room(taken.table)
        host = await come_in(room, [taken.seats[0].token])
        now[0] += 100
        joined = await joining.join(lobby, taken.table, Join(name="Bora"))
        assert await refused(room, host) == 30, "whoever sits down has not been away before"
        friend = await come_in(room, [joined.seats[0].token])
        assert room.audience.info("en").seats[1].robot_at is None
        now[0] += 100
        await room.call(partial(room.forget, friend))
        told = [m["info"]["seats"][1] for m in received(host) if m["t"] == "table"]
        assert told[-1]["robot_at"] == now[0] + 1e9 + 30
        now[0] += 29.5
        assert await refused(room, host) == 1
        now[0] += 0.5
        for bot in ("random", "greedy", None):  # and it is changed or sent away at once
            await say(room, host, Handover(1, bot))
            assert room.table.seats[1].standin == (bot or "")

    in_lobby(replace(settings(folder), absence=30.0), work, SlowThinkers())


def test_a_host_gives_an_open_seat_to_a_bot_at_once(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        taken = await creation.create(lobby, NewTable("istanbul", 2, [NewSeat("me"), NewSeat("open")]))
        room = await lobby.room(taken.table)
        host = await come_in(room, [taken.seats[0].token])
        await say(room, host, Handover(1, "random"))
        assert room.table.seats[1].bot == "random"

    in_lobby(replace(settings(folder), absence=30.0), work, SlowThinkers())


def test_a_table_that_cannot_be_opened_keeps_no_other_from_going_on(folder: Path) -> None:
    config = settings(folder)
    clocked = replace_clock(HOT_SEAT)
    codes: list[str] = []

    async def first(lobby: Lobby) -> None:
        codes.extend([(await creation.create(lobby, clocked)).table for _ in range(2)])
        spoil = "UPDATE snapshot SET position = 'no position' WHERE code = %s"
        for statement in (spoil, "UPDATE tables SET game = 'no game' WHERE code = %s"):
            await lobby.services.store.run(lambda db, s=statement: db.execute(s, (codes[0],)))  # type: ignore[misc]

    async def second(lobby: Lobby) -> None:
        assert list(lobby.rooms) == codes[1:]
        assert lobby.unfit == {codes[0]}

    in_lobby(config, first)
    in_lobby(config, second)


def replace_clock(table: NewTable) -> NewTable:
    return msgspec.structs.replace(table, clock=Clock("live", 600))
