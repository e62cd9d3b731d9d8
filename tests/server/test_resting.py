"""Bots that play among themselves think for those who look, and rest when nobody does."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bedesten.server.protocol.incoming import Handover
from bedesten.server.protocol.seating import NewSeat, NewTable
from bedesten.server.tables import creation
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from tests.server.serving import settings
from tests.server.test_lobby import SlowThinkers, come_in, in_lobby, say

BOTS = NewTable("istanbul", 2, [NewSeat("bot", "easy")] * 2)
WITH_A_PERSON = NewTable("istanbul", 2, [NewSeat("me"), NewSeat("bot", "easy")], options={"start": 1})
WHILE = 60.0  # nobody looks so long, then it rests


class Clock:
    """Stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("bedesten.server.tables.room.monotonic", lambda: self.now)


async def turn(room: Room) -> None:
    """Everything that was put in its inbox has happened."""

    async def nothing() -> None:
        pass

    await room.call(nothing)


def thinks(room: Room) -> bool:
    return room.thinking is not None and room.thought is not None


async def opened(lobby: Lobby, table: NewTable) -> Room:
    return lobby.rooms[(await creation.create(lobby, table)).table]


def test_bots_rest_when_nobody_has_looked_for_a_while_and_go_on_when_somebody_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def work(lobby: Lobby) -> None:
        room = await opened(lobby, BOTS)
        room.rest()
        assert thinks(room), "it was opened just now"
        clock.now += WHILE
        room.rest()
        assert not thinks(room)
        assert room.idle()
        room.wake()
        assert not thinks(room)
        member = await come_in(room, [])
        await turn(room)
        assert thinks(room)
        clock.now += WHILE
        room.rest()
        assert thinks(room), "somebody looks on"
        await room.call(partial(room.forget, member))
        room.rest()
        assert thinks(room), "somebody looked a moment ago"
        clock.now += WHILE
        room.rest()
        assert not thinks(room)
        assert await lobby.room(room.table.row.code) is room  # as for a question over HTTP
        await turn(room)
        assert thinks(room)

    in_lobby(replace(settings(folder), unwatched=WHILE), work, SlowThinkers())


def test_a_bot_answers_whoever_plays_there_even_if_they_are_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def work(lobby: Lobby) -> None:
        taken = await creation.create(lobby, WITH_A_PERSON)
        room = lobby.rooms[taken.table]
        clock.now += 10 * WHILE
        room.rest()
        assert thinks(room), "it is the bot's turn, and a person waits for theirs"
        member = await come_in(room, [taken.seats[0].token])
        await say(room, member, Handover(0, "greedy"))
        await room.call(partial(room.forget, member))
        clock.now += WHILE
        room.rest()
        assert not thinks(room), "by now nobody plays there"

    in_lobby(replace(settings(folder), unwatched=WHILE), work, SlowThinkers())
