"""How a player is told of what waits for them: their wishes, and the ways they have given."""

import secrets
from dataclasses import astuple, dataclass, replace

from bedesten.server.store.rows import columns, inserting, now
from bedesten.server.store.session import Session

PUSH, EMAIL, HOOK = "push", "email", "hook"
MOST = {PUSH: 10, EMAIL: 1, HOOK: 1}  # of one player; the newest stay
UNCONFIRMED = 48 * 3600.0  # seconds, then an address nobody has confirmed is forgotten


@dataclass(frozen=True)
class TellingRow:
    """What somebody likes to hear of. Quiet from one minute of their day to another; never, if these are the
    same. `told_at`: when they last were."""

    player: str
    stopped: int = 0
    turn: int = 1
    tables: int = 1
    ended: int = 1
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    zone: str = "UTC"
    lang: str = "en"
    told_at: float = 0.0


@dataclass(frozen=True)
class ChannelRow:
    """One way. `p256dh` and `auth` are a browser's half of the cipher of a push, `device` the hash of its
    key; `site` is under which address the site is found by whoever reads it."""

    id: str
    player: str
    kind: str
    address: str
    p256dh: str = ""
    auth: str = ""
    device: str = ""
    site: str = ""
    created: float = 0.0
    confirmed: int = 1


WISHES = ("stopped", "turn", "tables", "ended", "quiet_from", "quiet_to", "zone", "lang")
PUT_TELLING = (
    f"{inserting('telling', TellingRow, ())} ON CONFLICT (player) DO UPDATE SET"
    f" {', '.join(f'{name} = excluded.{name}' for name in WISHES)}"
)
SELECT = f"SELECT {columns(ChannelRow)} FROM channels"


def new_id() -> str:
    return secrets.token_hex(12)


def said(db: Session, player: str) -> list[TellingRow]:
    """One, or none of somebody who has chosen nothing."""
    rows = db.execute(f"SELECT {columns(TellingRow)} FROM telling WHERE player = %s", (player,))
    return [TellingRow(*row) for row in rows]


def wishes(db: Session, player: str) -> TellingRow:
    return (said(db, player) or [TellingRow(player)])[0]


def put_wishes(db: Session, row: TellingRow) -> None:
    db.execute(PUT_TELLING, astuple(row))


def was_told(db: Session, player: str, at: float) -> None:
    db.execute("UPDATE telling SET told_at = %s WHERE player = %s", (at, player))


def put(db: Session, channel: ChannelRow) -> ChannelRow:
    """In the place of the same way, whose ever it was if it is a browser, and of the oldest if there are
    too many of its kind."""
    same = "kind = %s AND address = %s"
    if channel.kind == PUSH:
        db.execute(f"DELETE FROM channels WHERE {same}", (channel.kind, channel.address))
    others = [one for one in of(db, channel.player) if one.kind == channel.kind]
    for old in others[: max(0, len(others) + 1 - MOST[channel.kind])]:
        drop(db, old.id)
    db.execute(inserting("channels", ChannelRow, ()), astuple(channel))
    return channel


def of(db: Session, player: str) -> list[ChannelRow]:
    """The oldest first."""
    return [
        ChannelRow(*row) for row in db.execute(f"{SELECT} WHERE player = %s ORDER BY created, id", (player,))
    ]


def find(db: Session, id_: str) -> ChannelRow | None:
    row = db.execute(f"{SELECT} WHERE id = %s", (id_,)).fetchone()
    return None if row is None else ChannelRow(*row)


def confirm(db: Session, id_: str) -> None:
    db.execute("UPDATE channels SET confirmed = 1 WHERE id = %s", (id_,))


def drop(db: Session, id_: str) -> None:
    db.execute("DELETE FROM channels WHERE id = %s", (id_,))


def drop_device(db: Session, device: str) -> None:
    """A browser that forgets its player is told nothing of them."""
    db.execute("DELETE FROM channels WHERE device = %s AND kind = %s", (device, PUSH))


def drop_unconfirmed(db: Session) -> None:
    db.execute("DELETE FROM channels WHERE confirmed = 0 AND created < %s", (now() - UNCONFIRMED,))


def move(db: Session, old: str, new: str, device: str) -> None:
    """A browser that becomes another player's goes on being told, of what waits for that one."""
    mine = [one for one in of(db, old) if one.device == device and one.kind == PUSH]
    for channel in mine:
        if not said(db, new):
            put_wishes(db, replace(wishes(db, old), player=new))
        put(db, replace(channel, id=new_id(), player=new))
