"""What keeps a player: browsers that are theirs, six words, a link for one more browser."""

import json
from dataclasses import asdict, astuple, replace
from itertools import groupby

from bedesten.server.codes import token_hash
from bedesten.server.errors import Refused
from bedesten.server.people import rated
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.notifications import KeptChannel, KeptNotice, KeptTelling
from bedesten.server.protocol.people import (
    Everything,
    KeptDeal,
    KeptInvitation,
    KeptKey,
    KeptMute,
    KeptReport,
    Me,
    MyKey,
    MySeat,
    MyTable,
)
from bedesten.server.protocol.puzzles import PuzzleAttempt
from bedesten.server.store import (
    attempts,
    channels,
    deals,
    invitations,
    mutes,
    notices,
    passkeys,
    players,
    reports,
)
from bedesten.server.store.players import DEVICE, LINK, WORDS, KeyRow, PlayerRow, Sat
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session

LINK_LASTS = 600.0  # seconds
MOST_DEVICES = 20


def link_until() -> float:
    return now() + LINK_LASTS


def told(db: Session, who: Visitor) -> Me:
    kinds = [key.kind for key in players.keys_of(db, who.id)]
    player = who.player
    return Me(
        id=player.id if who.known else "",
        known=who.known,
        name=player.name,
        emblem=player.emblem,
        created=player.created,
        shown=player.shown,
        devices=kinds.count(DEVICE),
        words=WORDS in kinds,
        passkeys=len(passkeys.of(db, player.id)),
    )


def describe(db: Session, who: Visitor, name: str, emblem: str, shown: bool) -> Me:
    who.enlist(db)
    player = replace(who.player, name=name, emblem=emblem, shown=shown)
    players.put(db, player)
    return told(db, replace(who, player=player).now_known())


def keep(db: Session, who: Visitor, kind: str, key_hash: str, until: float = 0.0) -> Me:
    """By words or a link. A hash that is somebody's key already opens nothing new."""
    who.enlist(db)
    if players.taken(db, key_hash):
        raise Refused(409, "secret: expected one that nobody else has")
    players.replace_key(db, KeyRow(key_hash, who.id, kind, now(), until))
    return told(db, who.now_known())


def join(db: Session, who: Visitor, secret_hash: str) -> Me:
    """By a link, which opens once, or six words."""
    player = players.by_key(db, secret_hash, (LINK, WORDS))
    if player is None:
        raise Refused(404, "this does not open anything: it is wrong, too old or has been used")
    me = become(db, who, player)
    players.drop_kind(db, player.id, LINK)
    return me


def become(db: Session, who: Visitor, player: PlayerRow) -> Me:
    """A browser whose own player is kept elsewhere has to leave first: a link takes nothing from anybody.
    All its own player had is this one's now; tables that are open are told by `tables/leaving.followed`."""
    if player.id != who.id and kept_elsewhere(db, who):
        raise Refused(409, "this browser belongs to a player who is kept elsewhere too: leave first")
    if sum(key.kind == DEVICE for key in players.keys_of(db, player.id)) >= MOST_DEVICES:
        raise Refused(409, f"there are {MOST_DEVICES} browsers already")
    players.put_key(db, KeyRow(who.key_hash, player.id, DEVICE, now()))
    if player.id != who.id:
        attempts.move(db, who.id, player.id)
        deals.move(db, who.id, player.id)
        channels.move(db, who.id, player.id, who.key_hash)
        players.bring(db, who.id, player.id)
        rated.join(db, who.id, player.id)
        players.erase(db, who.id)
    return told(db, Visitor(who.key_hash, player, True))


def kept_elsewhere(db: Session, who: Visitor) -> bool:
    """By anything that lasts, besides this browser."""
    keys = players.keys_of(db, who.id)
    others = any(key.hash != who.key_hash and key.kind != LINK for key in keys)
    return others or bool(passkeys.of(db, who.id))


def leave(db: Session, who: Visitor) -> None:
    if not kept_elsewhere(db, who):
        raise Refused(409, "nothing else keeps this player: keep it first, or delete it")
    players.drop_key(db, who.key_hash)
    channels.drop_device(db, who.key_hash)


def key_id(secret: str) -> str:
    """By which a key can be named, and which opens nothing."""
    return token_hash(f"the name of {secret}")[:16]


def keepers(db: Session, who: Visitor) -> list[MyKey]:
    """What keeps a player, the oldest first; links are for minutes."""
    keys = [key for key in players.keys_of(db, who.id) if key.kind != LINK]
    mine = [MyKey(key_id(key.hash), key.kind, key.created, key.hash == who.key_hash) for key in keys]  # type: ignore[arg-type]
    return mine + [MyKey(key_id(one.id), "passkey", one.created) for one in passkeys.of(db, who.id)]


def revoke(db: Session, who: Visitor, name: str) -> Me:
    """It opens nothing any more, and neither do the secrets of seats, which a browser may have noted."""
    if name == key_id(who.key_hash):
        raise Refused(409, "this is the browser that asks: it can forget its player")
    keys = [key.hash for key in players.keys_of(db, who.id) if key_id(key.hash) == name]
    signed = [one.id for one in passkeys.of(db, who.id) if key_id(one.id) == name]
    if not keys and not signed:
        raise Refused(404, "you have nothing of that name")
    for key in keys:
        players.drop_key(db, key)
        channels.drop_device(db, key)
    for one in signed:
        passkeys.drop(db, one)
    players.lock_seats(db, who.id)
    return told(db, who)


def everything(db: Session, who: Visitor) -> Everything:
    keys = [KeptKey(key.kind, key.created) for key in players.keys_of(db, who.id)]
    keys += [KeptKey("passkey", passkey.created) for passkey in passkeys.of(db, who.id)]
    seats = [my_seat(sat) for sat in players.sat(db, who.id)]
    return Everything(
        me=told(db, who),
        keys=keys,
        seats=seats,
        ratings=rated.told(db, who.id),
        puzzles=tried(db, who.id),
        invitations=asked(db, who.id),
        reports=told_of(db, who.id),
        telling=wishes(db, who.id),
        channels=ways(db, who.id),
        notices=waiting(db, who.id),
        deals=dealt(db, who.id),
        muted=[KeptMute(row.at) for row in mutes.of(db, who.id)],
        banned=who.player.banned,
        seen=who.player.seen,
    )


def wishes(db: Session, player: str) -> KeptTelling:
    return KeptTelling(*astuple(channels.wishes(db, player))[1:])


def ways(db: Session, player: str) -> list[KeptChannel]:
    rows = channels.of(db, player)
    return [KeptChannel(one.kind, one.address, one.created, bool(one.confirmed)) for one in rows]


def waiting(db: Session, player: str) -> list[KeptNotice]:
    return [KeptNotice(one.code, one.kind, one.due, bool(one.told)) for one in notices.of(db, player)]


def my_seat(sat: Sat) -> MySeat:
    plain = {name: value for name, value in asdict(sat).items() if name not in ("code", "uses")}
    return MySeat(table=sat.code, used=json.loads(sat.uses or "{}"), **plain)


def tried(db: Session, player: str) -> list[PuzzleAttempt]:
    """The oldest first."""
    return [PuzzleAttempt(*astuple(attempt)[1:]) for attempt in attempts.of(db, player)]


def asked(db: Session, player: str) -> list[KeptInvitation]:
    return [KeptInvitation(row.code, row.at, bool(row.declined)) for row in invitations.of(db, player)]


def told_of(db: Session, player: str) -> list[KeptReport]:
    return [KeptReport(row.code, row.seat, row.at) for row in reports.by(db, player)]


def dealt(db: Session, player: str) -> list[KeptDeal]:
    return [KeptDeal(one.deal, one.code, one.at) for one in deals.of(db, player)]


def tables(db: Session, player: str) -> list[MyTable]:
    """Each with all seats of the player there."""
    sat = players.sits(db, player) if player else []
    return [
        MyTable(code, (each := list(seats))[0].game, each[0].status, each[0].created, [s.seat for s in each])  # type: ignore[arg-type]
        for code, seats in groupby(sat, key=lambda one: one.code)
    ][: players.MOST_TABLES]
