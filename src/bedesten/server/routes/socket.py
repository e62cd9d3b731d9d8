"""The door of a table: parse, limit, put in the room's inbox. Nothing is decided here."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from bedesten.server.errors import Declined, Moved, Refused
from bedesten.server.net.limits import Bucket
from bedesten.server.net.origins import same_site
from bedesten.server.ops.inbox import nothing
from bedesten.server.people.visitor import recognised
from bedesten.server.protocol.bounds import MESSAGE_BYTES
from bedesten.server.protocol.incoming import Act, ClientMessage, Hello
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.connection import AGAIN_LATER, Connection
from bedesten.server.tables.handlers import handle
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from bedesten.server.words import known

Socket: TypeAlias = WebSocket[Any, Any, Any]
POLICY = 1008
NO_SUCH_TABLE = 4404
MISSING = 404
REASON = 80  # characters; a close frame has room for 123 bytes
LOOK = 0.1  # seconds between two looks whether the store is well
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/ws/{code:str}")
async def table_socket(socket: Socket, code: FromPath[str], lobby: NamedDependency[Lobby]) -> None:
    """One client of one table, from hello to the end of the connection."""
    where = socket.client.host if socket.client else ""
    fine = lobby.turnstile.takes(where) and same_site(socket.headers, socket.scope["scheme"])
    if not fine or not lobby.crowding.enter(where):
        await socket.close(POLICY)  # before it was accepted: the client gets 403
        return
    sender = Sender(socket)
    try:
        await socket.accept()
        await store_is_well(socket, lobby.services.store)
        room = await lobby.room(code)
        room.visitors.add(sender.member)
        await receive(socket, room, sender.member, partial(lobby.turnstile.takes, where))
        await sender.delivered()
    except Moved:
        await socket.close(AGAIN_LATER)
    except Refused as no:
        await socket.close(NO_SUCH_TABLE if no.status == MISSING else AGAIN_LATER, str(no)[:REASON])
    finally:
        lobby.crowding.leave(where)
        sender.stop()
        lobby.garbage.gone += 1


async def store_is_well(socket: Socket, store: Store) -> None:
    """While nothing can be kept no table is opened: whoever comes is told, and then to come again."""
    if not store.dead():
        return
    gone = asyncio.create_task(tell_to_wait(socket))
    while store.dead() and not gone.done():
        await asyncio.wait([gone], timeout=LOOK)
    gone.cancel()
    raise Moved("the table was not opened")


async def tell_to_wait(socket: Socket) -> None:
    """Until the client has gone."""
    with suppress(WebSocketException, OSError, Declined, Refused):
        member = Connection()
        message = parse(await next_message(socket), member)
        if isinstance(message, Hello):
            member.lang = known(message.lang)
        member.decline(Declined("paused", "paused"))
        for text in member.outbox:
            await socket.send_data(text, mode="text")  # type: ignore[arg-type]
        while True:
            await next_message(socket)


class Sender:
    """Sends what waits for a client, in order, at its pace. While nothing waits there is no task for it: of
    ten thousand clients most only look on."""

    __slots__ = ("__weakref__", "member", "socket", "task")

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.member = Connection(self.wake)
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self.send())

    async def send(self) -> None:
        outbox = self.member.outbox
        with suppress(WebSocketException, OSError):  # it has gone; the receiver hears of it too
            while outbox:
                message = outbox.pop(0)
                if isinstance(message, int):
                    await self.socket.close(message)
                    return  # and nothing after that
                await self.socket.send_data(message, mode="text")
        self.task = None

    async def delivered(self) -> None:
        if self.task is not None:
            await self.task

    def stop(self) -> None:
        self.member.wake = nothing  # else the two would hold each other for ever
        if self.task is not None:
            self.task.cancel()
            self.task = None  # what it is cancelled with remembers whose it was


async def receive(socket: Socket, room: Room, member: Connection, shared: Callable[[], bool]) -> None:
    """Until the client has gone, or is sent away; all clients of an address share what it may say."""
    settings = room.services.settings
    bucket = Bucket(settings.rate, settings.burst, shared)
    try:
        async with asyncio.timeout(settings.hello_within):
            while not member.greeted and not bucket.worn_out():
                await one(await next_message(socket), room, member, bucket)
        while not bucket.worn_out():
            await one(await next_message(socket), room, member, bucket)
    except TimeoutError:
        pass
    except WebSocketDisconnect:
        return
    finally:
        room.post(partial(room.forget, member))
    member.close(POLICY)


async def next_message(socket: Socket) -> str | bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text: str | bytes | None = event.get("text")
    return event["bytes"] if text is None else text


async def one(raw: str | bytes, room: Room, member: Connection, bucket: Bucket) -> None:
    """Refused messages are answered and change nothing."""
    try:
        if not bucket.take():
            raise Declined("rate", "rate", rate=int(bucket.rate))
        message = parse(raw, member)
        if isinstance(message, Hello):
            await recognise(member, message, room.services.store)
        began = perf_counter()
        await room.call(partial(handle, room, member, message))
        if isinstance(message, Act):
            room.services.metrics.action.observe(perf_counter() - began)
    except Declined as no:
        member.decline(no)
    except Refused:
        member.close(AGAIN_LATER)


async def recognise(member: Connection, message: Hello, store: Store) -> None:
    """Whose key it is; not in the room, which need not wait for that. Who is banned looks on."""
    try:
        who = await recognised(store, message.key)
    except Refused as no:
        raise Declined("bad_message", "bad_json", problem=str(no)) from None
    member.player = "" if who.banned else who.id
    message.tokens = [] if who.banned else message.tokens


def parse(raw: str | bytes, member: Connection) -> ClientMessage:
    if isinstance(raw, bytes):
        raise Declined("bad_message", "not_text")
    data = raw.encode("utf-8", "surrogatepass")
    if len(data) > MESSAGE_BYTES:
        raise Declined("bad_message", "too_big", size=len(data), most=MESSAGE_BYTES)
    try:
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Declined("bad_message", "bad_json", problem=str(error)) from None
    if not member.greeted and not isinstance(message, Hello):
        raise Declined("bad_message", "hello_first")
    return message
