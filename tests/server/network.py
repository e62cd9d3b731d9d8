"""A network that drops, delays, repeats and reorders what a table and its clients say to each other."""

import json
import random
from dataclasses import dataclass, field
from typing import Any

from bedesten.server.net.limits import Bucket
from bedesten.server.protocol.seating import NewSeat, NewTable
from bedesten.server.routes.socket import one
from bedesten.server.tables import creation
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from tests.server.chaos import digest

DROPPED, REPEATED, DELAYED = 0.03, 0.05, 0.1  # shares of all messages
NO_LIMIT = 1e12
CLIENTS = 12
Message = dict[str, Any]


class Wire:
    """One direction: puts a message in, and takes out whatever arrives next, if anything does."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.waiting: list[bytes] = []
        self.carried = 0

    def put(self, message: bytes) -> None:
        self.carried += 1
        if self.dice.random() < DROPPED:
            return
        at = self.dice.randrange(len(self.waiting) + 1) if self.dice.random() < DELAYED else len(self.waiting)
        self.waiting.insert(at, message)
        if self.dice.random() < REPEATED:
            self.waiting.append(message)

    def take(self) -> bytes | None:
        return self.waiting.pop(0) if self.waiting else None


@dataclass
class Server:
    """What the table really was after every change, through every pair of eyes."""

    room: Room
    truth: dict[tuple[int, int], str] = field(default_factory=dict)

    def note(self) -> None:
        timeline = self.room.table.timeline
        if (timeline.seq, -3) in self.truth:
            return
        for seat in (-3, *range(self.room.table.row.players)):
            view = json.loads(
                json.dumps(timeline.game.notation.dump_view(timeline.game.view(timeline.match.state, seat)))
            )
            self.truth[timeline.seq, seat] = digest(view)


class Client:
    """As the page does it: a step that fits is taken, one that is known is not, a gap is asked about."""

    def __init__(self, server: Server, tokens: list[str], dice: random.Random) -> None:
        self.server, self.tokens, self.dice = server, tokens, dice
        self.member = Connection()
        self.bucket = Bucket(NO_LIMIT, NO_LIMIT)
        self.up, self.down = Wire(dice), Wire(dice)
        self.seq = -1
        self.ask: Message | None = None
        self.answered = -1
        self.events = 0

    def say(self, **message: Any) -> None:
        self.up.put(json.dumps(message).encode())

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        if message.get("code") == "stale":
            self.say(t="sync")
        if message["t"] not in ("sync", "step") or message["seq"] <= self.seq:
            return
        if message["t"] == "step" and message["seq"] != self.seq + 1:
            self.say(t="sync")
            return
        self.seq, self.ask = message["seq"], message["ask"]
        self.events += 1
        expected = self.server.truth[self.seq, message["as"]]
        assert digest(message["view"]) == expected, (
            f"change {self.seq} looks otherwise to seat {message['as']}"
        )

    def act(self) -> None:
        """Answer if asked; who hears nothing for long asks again, as a page does that comes back."""
        impatient = self.dice.random() < 0.05
        if self.seq < 0 and (impatient or self.answered < 0):
            self.answered = 0
            self.say(t="hello", tokens=self.tokens, lang="en", seq=0)
        elif self.ask is not None and self.ask["mine"] and (impatient or self.answered != self.seq):
            self.answered = self.seq
            self.say(t="act", seq=self.seq, tokens=[self.dice.choice(self.ask["options"])["token"]])
        elif self.seq >= 0 and impatient and self.dice.random() < 0.2:
            self.say(t="sync")

    async def turn(self) -> None:
        """Everything moves on a little."""
        self.act()
        if (message := self.up.take()) is not None:
            await one(message.decode(), self.server.room, self.member, self.bucket)
            self.server.note()
        while self.member.outbox:
            raw = self.member.outbox.pop(0)
            assert isinstance(raw, bytes), "the table closed the connection"
            self.down.put(raw)
        while self.down.waiting and self.dice.random() < 0.8:
            self.hear(self.down.waiting.pop(0))


async def storm(lobby: Lobby, messages: int, seed: int) -> tuple[int, int]:
    """Until enough messages were carried; how many, and how many events were compared."""
    dice = random.Random(seed)
    carried, compared = 0, 0
    while carried < messages:
        new = NewTable("istanbul", 2, [NewSeat("me"), NewSeat("me")], help="bare")
        taken = await creation.create(lobby, new)
        server = Server(await lobby.room(taken.table))
        server.note()
        tokens = [seat.token for seat in taken.seats]
        clients = [Client(server, tokens[n : n + 1] if n < 2 else [], dice) for n in range(CLIENTS)]
        while not server.room.table.timeline.over() and carried + carried_by(clients) < messages:
            for client in clients:
                await client.turn()
        carried += carried_by(clients)
        compared += sum(client.events for client in clients)
        await server.room.inbox.stop()
    return carried, compared


def carried_by(clients: list[Client]) -> int:
    return sum(client.up.carried + client.down.carried for client in clients)


async def in_storm(lobby: Lobby, messages: int, seed: int) -> tuple[int, int]:
    await lobby.start()
    try:
        return await storm(lobby, messages, seed)
    finally:
        await lobby.stop()
