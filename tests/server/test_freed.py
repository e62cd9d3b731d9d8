"""What is closed is let go at once: nobody looks for garbage often in a house with ten thousand sockets."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from bedesten.server.errors import Declined, Refused
from bedesten.server.ops.garbage import ENOUGH, Garbage
from bedesten.server.protocol.incoming import Act, Handover, Sync, Undo, Why
from bedesten.server.protocol.seating import Clock, Join, NewSeat, NewTable
from bedesten.server.routes.socket import Sender, Socket
from bedesten.server.run import serve_in_background
from bedesten.server.store.sqlite import nothing
from bedesten.server.tables import creation, joining
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from tests.patience import WITHIN
from tests.server.client import Client, new_table
from tests.server.serving import settings
from tests.server.test_lobby import HOT_SEAT, SlowThinkers, in_lobby, say, seated


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def parts(room: Room) -> dict[str, "weakref.ref[Any]"]:
    """What a table is made of."""
    held = [room, room.inbox, room.audience, room.table, room.table.timeline, room.table.timeline.match]
    return {type(each).__name__: weakref.ref(each) for each in held}


def left(refs: dict[str, "weakref.ref[Any]"]) -> list[str]:
    return [name for name, ref in refs.items() if ref() is not None]


async def evening(lobby: Lobby) -> dict[str, "weakref.ref[Any]"]:
    """Answers, refusals, a bot in thought, a clock that runs; then somebody leaves and the room is closed."""
    clocked = NewTable("istanbul", 2, HOT_SEAT.seats, options={"start": 0}, clock=Clock("slow"))
    room, member, _ = await seated(lobby, clocked)
    await say(room, member, Act(1, ["move:fabric"]))
    await say(room, member, Undo(2))
    await say(room, member, Why("move:palace"))
    for wrong in (Act(1, ["move:fabric"]), Act(3, ["nonsense"]), Handover(7, "greedy")):
        with pytest.raises(Declined):
            await say(room, member, wrong)
    with pytest.raises(Refused):
        await joining.join(lobby, room.table.row.code, Join())
    await say(room, member, Handover(0, "master"))
    assert room.thought is not None
    await room.call(partial(room.forget, member))
    await room.inbox.stop()
    with pytest.raises(Refused):
        await say(room, member, Sync())
    room.post(partial(room.forget, member))  # as a socket does that hears of it too late
    return {**parts(room), "Connection": weakref.ref(member)}


async def put_down(lobby: Lobby) -> None:
    """Every thread has done with what it was given: an answer is heard before its thread lets go of it."""
    while lobby.releasing:
        await asyncio.sleep(0)
    await lobby.services.store.run(nothing)
    await asyncio.get_running_loop().shutdown_default_executor()


@pytest.mark.usefixtures("no_collector")
def test_a_closed_room_is_let_go(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        held = await evening(lobby)
        await put_down(lobby)
        assert left(held) == []
        assert (lobby.rooms, lobby.opening) == ({}, {})

    in_lobby(settings(folder), work, SlowThinkers())


class Slow:
    """A socket whose client takes nothing."""

    async def send_data(self, message: bytes, mode: str) -> None:
        await asyncio.Event().wait()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("begun", [True, False])
def test_what_waits_to_be_sent_to_somebody_who_has_gone_is_let_go(begun: bool) -> None:
    async def sent() -> "weakref.ref[Sender]":
        sender = Sender(cast(Socket, Slow()))
        sender.member.send_bytes(b"hello")
        if begun:
            await asyncio.sleep(0)
        assert sender.task is not None
        sender.stop()
        return weakref.ref(sender)

    async def work() -> None:
        held = await sent()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}), return_exceptions=True)
        await asyncio.sleep(0)
        assert held() is None

    asyncio.run(work())


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_was_played_over_sockets_is_let_go(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[weakref.ref[Any]] = []
    for kind in (Room, Sender, Connection):
        monkeypatch.setattr(kind, "__init__", remembered(kind.__init__, seen))
    server = serve_in_background(replace(settings(folder), idle=0.05))
    code, tokens = new_table(server.url, "me", "easy", options={"start": 0})
    with Client(server.url, code, tokens) as player, Client(server.url, code):
        player.act("move:fabric", "leave")
        assert player.act("nonsense")["t"] == "error"
        player.act("fill")
        player.wait_for_turn()
    assert len(seen) >= 5  # a room, and for both clients what sends and what is sent to
    until = time.monotonic() + WITHIN
    while any(ref() is not None for ref in seen) and time.monotonic() < until:
        time.sleep(0.01)
    assert [ref() for ref in seen if ref() is not None] == []
    server.stop()


def remembered(init: Any, seen: list["weakref.ref[Any]"]) -> Any:
    def wrapped(self: Any, *given: Any, **named: Any) -> None:
        seen.append(weakref.ref(self))
        init(self, *given, **named)

    return wrapped


@pytest.mark.usefixtures("no_collector")
def test_rings_are_looked_for_when_many_sockets_have_gone_but_not_more_often_than_they_are_many() -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    ring = weakref.ref(Ring())
    garbage = Garbage()
    for gone, there in ((ENOUGH - 1, 0), (ENOUGH, ENOUGH + 1)):
        garbage.gone = gone
        garbage.collect(there)
        assert ring() is not None
    garbage.collect(ENOUGH)
    assert ring() is None
    assert garbage.gone == 0


def test_of_many_tables_that_nobody_needs_the_quietest_are_closed(folder: Path) -> None:
    async def work(lobby: Lobby) -> None:
        waiting = NewTable("istanbul", 2, [NewSeat("me"), NewSeat("open")])
        codes = [(await creation.create(lobby, waiting)).table for _ in range(5)]
        for touched, code in enumerate(codes):
            lobby.rooms[code].inbox.touched = touched + 1e12
        assert [room.table.row.code for room in lobby.needless()] == codes[:3]
        lobby.rooms[codes[4]].inbox.touched = 0.0
        assert {room.table.row.code for room in lobby.needless()} == {*codes[:2], codes[4]}

    in_lobby(replace(settings(folder), most_idle=2), work)
