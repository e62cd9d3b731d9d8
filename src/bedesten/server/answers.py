"""What a client may ask of its table, and what comes of it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bedesten import catalog
from bedesten.core.errors import BadToken
from bedesten.core.ids import Action
from bedesten.server import asking, protocol
from bedesten.server.connection import Connection
from bedesten.server.errors import Declined
from bedesten.server.protocol import MESSAGE_TOKENS, NAME_LENGTH, ClientMessage, WhyMessage
from bedesten.server.room import Room
from bedesten.server.seating import clean_name, good_name, token_hash
from bedesten.text import LANGUAGES

SHOWN = 200  # characters of a complaint about a word


async def handle(room: Room, member: Connection, message: ClientMessage) -> None:
    """In the room's own task; Declined means that nothing has changed."""
    await HANDLERS[type(message)](room, member, message)


async def hello(room: Room, member: Connection, message: protocol.Hello) -> None:
    few(message.tokens)
    known_language(message.lang)
    room.enter(member, [token_hash(token) for token in message.tokens], message.lang, message.seq)


async def sync(room: Room, member: Connection, message: protocol.Sync) -> None:
    room.crowd.sync(member)


async def lang(room: Room, member: Connection, message: protocol.SetLang) -> None:
    known_language(message.lang)
    member.lang = message.lang
    room.crowd.tell_info(member)
    room.crowd.sync(member)


# --- playing


async def act(room: Room, member: Connection, message: protocol.Act) -> None:
    few(message.tokens)
    if not message.tokens:
        raise Declined("bad_message", "empty")
    going_on(room, message.seq)
    seat = room.table.tale.to_move()
    owner(room, member, seat)
    actions = [understood(room, token) for token in message.tokens]
    legal_first(room, seat, member, actions[0])
    follow(room, seat, actions)
    await room.change()


def going_on(room: Room, seq: int) -> None:
    if not room.table.begun():
        raise Declined("illegal", "not_begun")
    if room.table.tale.over():
        raise Declined("over", "over")
    if seq != room.table.tale.seq:
        raise Declined("stale", "stale")


def owner(room: Room, member: Connection, seat: int) -> None:
    if seat not in member.you:
        raise Declined("not_your_seat", "not_asked" if member.you else "not_yours")
    if room.table.bot_for(seat, room.house.settings.standin):
        raise Declined("not_your_seat", "sits_in")


def understood(room: Room, token: str) -> Action:
    try:
        return room.table.tale.game.lexicon.action(token)
    except BadToken as error:
        raise Declined("bad_message", "token", problem=str(error)[:SHOWN]) from None


def legal_first(room: Room, seat: int, member: Connection, a: Action) -> None:
    reason = asking.why_not(room.table.asking(seat, member.lang), a)
    if reason is not None:
        raise Declined("illegal", reason.text, reason.rule)


def follow(room: Room, seat: int, actions: list[Action]) -> None:
    """A plan goes on as long as it is legal; what has no choice may be left out of it."""
    tale = room.table.tale
    tale.push(actions[0])
    for a in actions[1:]:
        while tale.to_move() == seat and a not in tale.game.legal(tale.match.state):
            if not tale.go_on_alone():
                return
        if tale.to_move() != seat:
            return
        tale.push(a)


async def undo(room: Room, member: Connection, message: protocol.Undo) -> None:
    going_on(room, message.seq)
    tale = room.table.tale
    seat = tale.match.undoer if tale.match.undoer in member.you else member.viewer
    if seat not in member.you:
        raise Declined("not_your_seat", "not_yours")
    info = asking.undo(room.table.asking(seat, member.lang))
    if not info.allowed:
        raise Declined("barred", info.text)
    tale.undo()
    await room.commit()


async def why(room: Room, member: Connection, message: protocol.Why) -> None:
    if not room.table.begun():
        raise Declined("illegal", "not_begun")
    a = understood(room, message.token)
    reason = asking.why_not(room.table.asking(member.viewer, member.lang), a)
    member.send(WhyMessage(message.token, reason.rule if reason else "", reason.text if reason else ""))


# --- sitting


async def handover(room: Room, member: Connection, message: protocol.Handover) -> None:
    own(member, message.seat)
    if message.bot is not None and message.bot not in catalog.BOTS:
        raise Declined("bad_message", "bot", bot=message.bot[:40], known=", ".join(catalog.BOTS))
    await room.keep_seat(replace(room.table.seats[message.seat], standin=message.bot or ""))


async def name(room: Room, member: Connection, message: protocol.Name) -> None:
    own(member, message.seat)
    wanted = clean_name(message.name)
    if not wanted or not good_name(wanted):
        raise Declined("bad_message", "name", most=NAME_LENGTH)
    await room.keep_seat(replace(room.table.seats[message.seat], name=wanted))


def own(member: Connection, seat: int) -> None:
    if seat not in member.you:
        raise Declined("not_your_seat", "not_yours")


def few(tokens: list[str]) -> None:
    if len(tokens) > MESSAGE_TOKENS:
        raise Declined("bad_message", "too_many", size=len(tokens), most=MESSAGE_TOKENS)


def known_language(wanted: str) -> None:
    if wanted not in LANGUAGES:
        raise Declined("bad_message", "lang", lang=wanted[:40], known=", ".join(LANGUAGES))


Handler = Callable[[Room, Connection, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    protocol.Hello: hello,
    protocol.Act: act,
    protocol.Undo: undo,
    protocol.Why: why,
    protocol.Handover: handover,
    protocol.Name: name,
    protocol.SetLang: lang,
    protocol.Sync: sync,
}
