"""What keeps a player: browsers that are theirs, six words, a link for one more browser."""

from dataclasses import astuple, replace
from itertools import groupby

from bedesten.server.errors import Refused
from bedesten.server.people import rated
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import (
    Everything,
    KeptInvitation,
    KeptKey,
    KeptReport,
    Me,
    MySeat,
    MyTable,
)
from bedesten.server.protocol.puzzles import PuzzleAttempt
from bedesten.server.store import attempts, invitations, passkeys, players, reports
from bedesten.server.store.players import DEVICE, LINK, WORDS, KeyRow, PlayerRow
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
        raise Refused(409, "secret: expected one that nobody has")
    players.replace_key(db, KeyRow(key_hash, who.id, kind, now(), until))
    return told(db, who.now_known())


def join(db: Session, who: Visitor, secret_hash: str) -> Me:
    """By a link, which opens once, or six words."""
    player = players.by_key(db, secret_hash, (LINK, WORDS))
    if player is None:
        raise Refused(404, "this opens nothing: it was wrong, used already or too old")
    me = become(db, who, player)
    players.drop_kind(db, player.id, LINK)
    return me


def become(db: Session, who: Visitor, player: PlayerRow) -> Me:
    """A browser whose own player is kept elsewhere has to leave first: a link takes nothing from anybody."""
    if player.id != who.id and kept_elsewhere(db, who):
        raise Refused(409, "this browser belongs to a player who is kept elsewhere too: leave first")
    if sum(key.kind == DEVICE for key in players.keys_of(db, player.id)) >= MOST_DEVICES:
        raise Refused(409, f"there are {MOST_DEVICES} browsers already")
    players.put_key(db, KeyRow(who.key_hash, player.id, DEVICE, now()))
    if player.id != who.id:
        attempts.move(db, who.id, player.id)
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


def everything(db: Session, who: Visitor) -> Everything:
    keys = [KeptKey(key.kind, key.created) for key in players.keys_of(db, who.id)]
    keys += [KeptKey("passkey", passkey.created) for passkey in passkeys.of(db, who.id)]
    seats = [MySeat(*astuple(seat)) for seat in players.sat(db, who.id)]
    played = rated.told(db, who.id), tried(db, who.id)
    return Everything(told(db, who), keys, seats, *played, asked(db, who.id), told_of(db, who.id))


def tried(db: Session, player: str) -> list[PuzzleAttempt]:
    """The oldest first."""
    return [PuzzleAttempt(*astuple(attempt)[1:]) for attempt in attempts.of(db, player)]


def asked(db: Session, player: str) -> list[KeptInvitation]:
    return [KeptInvitation(row.code, row.at, bool(row.declined)) for row in invitations.of(db, player)]


def told_of(db: Session, player: str) -> list[KeptReport]:
    return [KeptReport(row.code, row.seat, row.at) for row in reports.by(db, player)]


def tables(db: Session, player: str) -> list[MyTable]:
    """Each with all seats of the player there."""
    sat = players.sits(db, player) if player else []
    return [
        MyTable(code, (each := list(seats))[0].game, each[0].status, each[0].created, [s.seat for s in each])  # type: ignore[arg-type]
        for code, seats in groupby(sat, key=lambda one: one.code)
    ][: players.MOST_TABLES]
