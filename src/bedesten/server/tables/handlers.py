"""What a client may ask of its table, and what comes of it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import ceil
from typing import Any

from msgspec.structs import astuple

from bedesten import catalog
from bedesten.core.errors import BadToken
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE, WATCHER, Action
from bedesten.core.play.timeline import Timeline
from bedesten.server.codes import token_hash
from bedesten.server.errors import Declined
from bedesten.server.protocol import incoming
from bedesten.server.protocol.bounds import MESSAGE_TOKENS, NAME_LENGTH
from bedesten.server.protocol.outgoing import ReactedMessage, SaidMessage, WhyMessage, WroteMessage
from bedesten.server.protocol.questions import Reason
from bedesten.server.store.rows import BOT, HUMAN, OPEN, STATUS_OPEN
from bedesten.server.tables import questions
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.names import clean_name, good_name, named_among
from bedesten.server.tables.room import Room
from bedesten.server.tables.seeds import opened
from bedesten.server.tables.table import missing
from bedesten.server.tables.talking import checked_text
from bedesten.text import LANGUAGES

LOOKING = (incoming.Hello, incoming.SetLang, incoming.Look, incoming.Sync, incoming.Why)  # change nothing
SHOWN = 200  # characters of a complaint about a word


async def handle(room: Room, member: Connection, message: incoming.ClientMessage) -> None:
    """In the room's own task; Declined means that nothing has changed."""
    if room.table.row.stopped and not isinstance(message, LOOKING):
        raise Declined("barred", "stopped")
    await HANDLERS[type(message)](room, member, message)


async def hello(room: Room, member: Connection, message: incoming.Hello) -> None:
    """What is revealed with it may begin the game, so that the newcomer finds it begun."""
    few(message.tokens)
    known_language(message.lang)
    hashes = [token_hash(token) for token in message.tokens]
    if room.services.store.SHARED:
        await room.follow()  # another process may have been told whose a seat is, and by what it is opened
    try:
        if not room.table.row.stopped:
            await take_in(room, room.table.seats_of(hashes, member.player), message.entropy)
    finally:
        room.enter(member, hashes, message.lang, message.seq, message.look)


async def reveal(room: Room, member: Connection, message: incoming.Reveal) -> None:
    await take_in(room, member.you, message.entropy)


async def take_in(room: Room, mine: list[int], given: list[str]) -> None:
    few(given)
    for seat in opened(room.table.seats, mine, given):
        await room.keep_seat(seat)


async def say(room: Room, member: Connection, message: incoming.Say) -> None:
    """To everybody, at once and once: nothing of it is stored."""
    own(member, message.seat)
    room.talk.take(message.seat)
    room.talk.note(message.seat, message.phrase)
    room.audience.tell(SaidMessage(message.seat, message.phrase))


async def write(room: Room, member: Connection, message: incoming.Write) -> None:
    """The same in one's own words, where that is allowed."""
    own(member, message.seat)
    if not room.writes():
        raise Declined("barred", "phrases_only")
    text = checked_text(message.text)
    room.talk.take(message.seat)
    room.talk.note(message.seat, text)
    room.audience.tell(WroteMessage(message.seat, text))


async def react(room: Room, member: Connection, message: incoming.React) -> None:
    own(member, message.seat)
    if not room.table.begun() or not 0 <= message.turn <= room.table.timeline.turn():
        raise Declined("bad_message", "no_turn")
    room.talk.take(message.seat)
    room.talk.react(message.turn, message.seat, message.sign)
    room.audience.tell(ReactedMessage(message.turn, message.seat, message.sign))


async def sync(room: Room, member: Connection, message: incoming.Sync) -> None:
    room.audience.sync(member)


async def look(room: Room, member: Connection, message: incoming.Look) -> None:
    if message.seat != WATCHER:
        own(member, message.seat)
    member.look_as(message.seat)
    room.audience.sync(member)


async def lang(room: Room, member: Connection, message: incoming.SetLang) -> None:
    known_language(message.lang)
    member.lang = message.lang
    room.audience.tell_info(member)
    room.audience.sync(member)


# --- playing


async def act(room: Room, member: Connection, message: incoming.Act) -> None:
    few(message.tokens)
    if not message.tokens:
        raise Declined("bad_message", "empty")
    going_on(room, message.seq)
    seat = room.table.timeline.to_move()
    owner(room, member, seat)
    actions = [understood(room, token) for token in message.tokens]
    legal_first(room, seat, member, actions[0])
    follow(room, seat, actions)
    await room.change()


def going_on(room: Room, seq: int) -> None:
    if not room.table.begun():
        raise Declined("illegal", unbegun(room))
    if room.table.timeline.over():
        raise Declined("over", "over")
    if seq != room.table.timeline.seq:
        raise Declined("stale", "stale")


def unbegun(room: Room) -> str:
    return "not_begun" if room.table.status() == STATUS_OPEN else "not_dealt"


def owner(room: Room, member: Connection, seat: int) -> None:
    if seat not in member.you:
        raise Declined("not_your_seat", "not_asked" if member.you else "not_yours")
    if room.table.seats[seat].standin:
        raise Declined("not_your_seat", "sits_in")
    if room.table.bot_for(seat, room.standin):
        raise Declined("not_your_seat", "time_up")


def understood(room: Room, token: str) -> Action:
    try:
        return room.table.timeline.game.lexicon.action(token)
    except BadToken as error:
        raise Declined("bad_message", "token", problem=str(error)[:SHOWN]) from None


def legal_first(room: Room, seat: int, member: Connection, a: Action) -> None:
    """The rules decide; the reason is only told."""
    timeline = room.table.timeline
    if a in timeline.game.legal(timeline.match.state):
        return
    reason = questions.why_not(asking_of(room, seat, member), a)
    if reason is None:
        raise Declined("illegal", "illegal")
    raise Declined("illegal", reason.text, reason.rule)


def follow(room: Room, seat: int, actions: list[Action]) -> None:
    """A plan goes on as long as it is legal; what has no choice may be left out of it. It ends where
    something new is known, unless the rest settles an answer whatever that is."""
    timeline = room.table.timeline
    rows: list[list[Action]] = []
    for nth, a in enumerate(actions):
        while rows and timeline.to_move() == CHANCE:
            timeline.deal(room.table.dealer())
        while nth and timeline.to_move() == seat and a not in timeline.game.legal(timeline.match.state):
            if not timeline.go_on_alone():
                return
        if timeline.to_move() != seat:
            return
        if not rows:
            rows = [row for row in settled(timeline, seat, a) if row and row == actions[nth + 1 :]]
        timeline.push(a)


def settled(timeline: Timeline, seat: int, a: Action) -> list[list[Action]]:
    nothing: list[list[Action]] = []
    return shown(timeline, "option", nothing, timeline.game.guide.settled, timeline.match.state, seat, a)


async def undo(room: Room, member: Connection, message: incoming.Undo) -> None:
    going_on(room, message.seq)
    timeline = room.table.timeline
    seat = timeline.match.undo_seat if timeline.match.undo_seat in member.you else member.viewer
    owner(room, member, seat)
    entry = timeline.undoable(seat)
    if entry is not None and room.table.relieved == (entry.turn, seat):
        raise Declined("barred", "time_up")
    info = questions.undo(asking_of(room, seat, member))
    if not info.allowed:
        raise Declined("barred", info.text)
    timeline.undo()
    await room.commit()


async def why(room: Room, member: Connection, message: incoming.Why) -> None:
    if not room.table.begun():
        raise Declined("illegal", unbegun(room))
    a = understood(room, message.token)
    reason = questions.why_not(asking_of(room, member.viewer, member), a) or Reason("", "")
    member.send(WhyMessage(message.token, *astuple(reason)))


def asking_of(room: Room, seat: int, member: Connection) -> questions.Asking:
    return room.table.asking(seat, member.lang, room.standin)


# --- sitting


async def handover(room: Room, member: Connection, message: incoming.Handover) -> None:
    """A seat and its secret stay with its person, whatever bot sits there."""
    in_hand(room, member, message.seat)
    seat = room.table.seats[message.seat]
    if (room.table.row.rated or room.table.row.deal) and message.bot and message.seat in member.you:
        raise Declined("barred", "rated" if room.table.row.rated else "deal")
    known = catalog.bots(room.table.row.game)
    if message.bot not in known and (message.bot is not None or seat.kind == OPEN):
        raise Declined("bad_message", "bot", bot=str(message.bot)[:40], known=", ".join(known))
    if seat.token_hash:
        handed = replace(seat, kind=HUMAN, standin=message.bot or "")
    else:
        handed = replace(seat, kind=BOT, bot=message.bot or "")
    await room.keep_seat(handed)
    room.audience.ask_again(message.seat)


def in_hand(room: Room, member: Connection, number: int) -> None:
    """Everybody decides about their own seat, a host also about one that is open, where a bot sits in,
    or whose person has been away for a while."""
    if number in member.you:
        return
    seats = room.table.seats
    if not any(seats[mine].host for mine in member.you) or not 0 <= number < len(seats):
        raise Declined("not_your_seat", "not_yours")
    if seats[number].kind == BOT:
        raise Declined("not_your_seat", "bot_seat")
    if number in room.audience.online():
        raise Declined("not_your_seat", "is_here")
    wait = room.audience.absence.left(number) if missing(seats[number], set()) else 0
    if wait > 0:
        raise Declined("not_your_seat", "too_soon", seconds=ceil(wait))


async def name(room: Room, member: Connection, message: incoming.Name) -> None:
    own(member, message.seat)
    wanted = clean_name(message.name)
    if not wanted or not good_name(wanted):
        raise Declined("bad_message", "name", most=NAME_LENGTH)
    seats = room.table.seats
    wanted = named_among(wanted, message.seat, seats, room.table.row.game)
    await room.keep_seat(replace(seats[message.seat], name=wanted))


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
    incoming.Hello: hello,
    incoming.Reveal: reveal,
    incoming.Act: act,
    incoming.Undo: undo,
    incoming.Why: why,
    incoming.Handover: handover,
    incoming.Name: name,
    incoming.SetLang: lang,
    incoming.Look: look,
    incoming.Say: say,
    incoming.Write: write,
    incoming.React: react,
    incoming.Sync: sync,
}
