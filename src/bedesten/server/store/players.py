"""Who plays here: a player, and the keys that open what is theirs. Of a key only the hash is kept."""

import secrets
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields, replace
from typing import Any

from bedesten.server.store import rows
from bedesten.server.store.rows import OPEN, STATUS_OPEN, SeatRow, inserting, load_seats, now
from bedesten.server.store.session import Session

DEVICE, WORDS, LINK = "device", "words", "link"
SEEN_EVERY = 60.0  # seconds
GONE = "gone"  # instead of a player: somebody who has had everything of theirs deleted
MOST_TABLES = 500  # told at once, the newest


@dataclass(frozen=True)
class PlayerRow:
    id: str
    name: str = ""
    emblem: str = ""
    created: float = 0.0
    shown: bool = False  # their history is for everybody
    banned: float = 0.0  # since when they may not sit down here; 0: they may
    seen: float = 0.0  # when they were here last; 0, too, for whoever shows nothing


NO_PLAYER = PlayerRow("")


@dataclass(frozen=True)
class KeyRow:
    """`until`: when it opens nothing any more; 0 for never."""

    hash: str
    player: str
    kind: str
    created: float
    until: float = 0.0


@dataclass(frozen=True)
class Sat:
    """A seat that a player has taken, what they were called there, and at what kind of table."""

    code: str
    seat: int
    name: str
    game: str
    status: str
    created: float
    rank: int | None
    uses: str | None
    luck: float | None
    lost: float | None
    blunders: int | None
    seconds: float | None
    rounds: int | None
    ended: float | None
    mu: float | None
    sigma: float | None
    worth: int | None


COLUMNS = ", ".join(f"players.{column.name}" for column in fields(PlayerRow))
BY_KEY = (
    f"SELECT {COLUMNS} FROM players JOIN keys ON keys.player = players.id"
    " WHERE keys.hash = %s AND (keys.until = 0 OR keys.until > %s)"
)
PUT_PLAYER = (
    f"{inserting('players', PlayerRow, ())} ON CONFLICT (id) DO UPDATE SET"
    " name = excluded.name, emblem = excluded.emblem, shown = excluded.shown,"
    " seen = CASE WHEN excluded.shown = 1 THEN players.seen ELSE 0 END"
)
PUT_KEY = (
    f"{inserting('keys', KeyRow, ())} ON CONFLICT (hash) DO UPDATE SET"
    " player = excluded.player, kind = excluded.kind, created = excluded.created, until = excluded.until"
)
SELECT_KEYS = "SELECT hash, player, kind, created, until FROM keys WHERE player = %s ORDER BY created, hash"
WHOSE = "seats.player = %s AND seats.player <> ''"  # the second half lets the index of such seats be used
SAT = (
    "SELECT seats.code, seats.seat, seats.name, tables.game, tables.status, tables.created,"
    " results.rank, results.uses, results.luck, results.lost, results.blunders, results.seconds,"
    " results.rounds, results.ended, results.mu, results.sigma, results.worth"
    " FROM seats JOIN tables ON tables.code = seats.code"
    f" LEFT JOIN results ON results.code = seats.code AND results.seat = seats.seat WHERE {WHOSE}"
)
TAKEN = " AND seats.kind <> 'open'"  # a chair that is kept free for somebody is not theirs yet
NEWEST = " ORDER BY tables.created DESC, seats.code, seats.seat"
MOST_SEATS = 8 * MOST_TABLES
# what is a player's own, besides their seats
OWNED = (
    "keys", "passkeys", "ratings", "attempts", "deal_attempts", "invitations", "reports",
    "telling", "channels", "notices", "mutes",
)  # fmt: skip
# what a browser brings along to another player: by table and column, with what tells rows apart
BROUGHT = {
    ("reports", "player"): (),
    ("reports", "reporter"): ("code", "seat"),
    ("invitations", "player"): ("code", "host"),
    ("invitations", "host"): ("code", "player"),
    ("notices", "player"): ("code", "kind"),
    ("mutes", "player"): ("other",),
    ("mutes", "other"): ("player",),
}


def new_id() -> str:
    """Nothing about a key can be read from it, and no key leads back to it."""
    return secrets.token_hex(10)


# --- players


def by_key(db: Session, key_hash: str, kinds: tuple[str, ...] = (DEVICE,)) -> PlayerRow | None:
    """Whose key this is, if it is one of these kinds and still opens anything."""
    marks = ", ".join(["%s"] * len(kinds))
    row = db.execute(f"{BY_KEY} AND keys.kind IN ({marks})", (key_hash, now(), *kinds)).fetchone()
    return None if row is None else read(row)


def greeted(db: Session, key_hash: str) -> PlayerRow | None:
    """Whose key this is. That they are here is kept of those who show themselves, by the minute."""
    player = by_key(db, key_hash)
    if player is not None and player.shown and now() - player.seen > SEEN_EVERY:
        db.execute("UPDATE players SET seen = %s WHERE id = %s AND shown = 1", (now(), player.id))
    return player


def read(row: Sequence[Any]) -> PlayerRow:
    player = PlayerRow(*row)
    return replace(player, shown=bool(player.shown))


def put(db: Session, player: PlayerRow) -> None:
    values = (int(value) if isinstance(value, bool) else value for value in astuple(player))
    db.execute(PUT_PLAYER, list(values))


def ban(db: Session, player: str, at: float) -> None:
    """From that moment on; 0 lets them in again."""
    db.execute("UPDATE players SET banned = %s WHERE id = %s", (at, player))


def ids(db: Session) -> list[str]:
    return sorted(player for (player,) in db.execute("SELECT id FROM players"))


def find(db: Session, player: str) -> PlayerRow | None:
    if not player.isascii() or not player.isalnum():  # nothing else ever reaches the store
        return None
    row = db.execute(f"SELECT {COLUMNS} FROM players WHERE id = %s", (player,)).fetchone()
    return None if row is None else read(row)


def load(db: Session, player: str) -> PlayerRow:
    row = find(db, player)
    assert row is not None
    return row


def erase(db: Session, player: str) -> None:
    for table in OWNED:
        db.execute(f"DELETE FROM {table} WHERE player = %s", (player,))
    db.execute("DELETE FROM invitations WHERE host = %s", (player,))
    db.execute("DELETE FROM reports WHERE reporter = %s", (player,))
    db.execute("DELETE FROM mutes WHERE other = %s", (player,))
    db.execute("DELETE FROM players WHERE id = %s", (player,))


def bring(db: Session, player: str, to: str) -> None:
    """Seats, and what is about them, are another player's from now on; who has it already has it once."""
    db.execute(f"UPDATE seats SET player = %s WHERE {WHOSE}", (to, player))
    for (table, column), others in BROUGHT.items():
        same = "".join(f" AND twin.{other} = {table}.{other}" for other in others)
        new = f" AND NOT EXISTS (SELECT 1 FROM {table} AS twin WHERE twin.{column} = %s{same})"
        moved = f"UPDATE {table} SET {column} = %s WHERE {column} = %s"
        db.execute(moved + (new if others else ""), (to, player, to) if others else (to, player))
    db.execute("DELETE FROM invitations WHERE host = player")
    db.execute("DELETE FROM mutes WHERE other = player")


# --- keys


def put_key(db: Session, key: KeyRow) -> None:
    db.execute(PUT_KEY, astuple(key))


def replace_key(db: Session, key: KeyRow) -> None:
    """The only one of its kind from now on."""
    drop_kind(db, key.player, key.kind)
    put_key(db, key)


def drop_kind(db: Session, player: str, kind: str) -> None:
    db.execute("DELETE FROM keys WHERE player = %s AND kind = %s", (player, kind))


def taken(db: Session, key_hash: str) -> bool:
    return db.execute("SELECT 1 FROM keys WHERE hash = %s", (key_hash,)).fetchone() is not None


def keys_of(db: Session, player: str) -> list[KeyRow]:
    """Those that still open anything."""
    keys = [KeyRow(*row) for row in db.execute(SELECT_KEYS, (player,))]
    return [key for key in keys if not key.until or key.until > now()]


def drop_key(db: Session, key_hash: str) -> None:
    db.execute("DELETE FROM keys WHERE hash = %s", (key_hash,))


# --- seats


def sat(db: Session, player: str) -> list[Sat]:
    """Newest tables first; chairs that are kept free for somebody, too."""
    return [Sat(*row) for row in db.execute(SAT + NEWEST, (player,))]


def sits(db: Session, player: str) -> list[Sat]:
    return [Sat(*row) for row in db.execute(f"{SAT}{TAKEN}{NEWEST} LIMIT {MOST_SEATS:d}", (player,))]


def codes_of(db: Session, player: str) -> list[tuple[str, str]]:
    """All tables at which somebody has a seat, and how each stands."""
    statement = (
        "SELECT DISTINCT seats.code, tables.status FROM seats JOIN tables ON tables.code = seats.code"
        f" WHERE {WHOSE} ORDER BY seats.code"
    )
    return [(code, status) for code, status in db.execute(statement, (player,))]


def put_seat(db: Session, code: str, seat: SeatRow) -> None:
    """As its table has it. Only the store knows that a player has become another one meanwhile."""
    if seat.player not in ("", GONE) and find(db, seat.player) is None:
        stored = [one for one in load_seats(db, code) if one.seat == seat.seat]
        seat = replace(seat, player=stored[0].player if stored else "")
    rows.put_seat(db, code, seat)


def lock_seats(db: Session, player: str) -> None:
    """Where a game is not over, a seat is opened by a key of its player and by no secret of its own."""
    going = "SELECT code FROM tables WHERE status <> 'over'"
    db.execute(
        f"UPDATE seats SET token_hash = '' WHERE {WHOSE} AND kind = 'human' AND code IN ({going})", (player,)
    )


def given_up(seat: SeatRow, status: str, standin: str) -> SeatRow:
    """The same seat without its person: open again where nobody has begun; a bot plays on; in a game that is
    over somebody sat there."""
    if status == STATUS_OPEN:
        return SeatRow(seat.seat, OPEN, colour=seat.colour)
    return SeatRow(
        seat.seat,
        seat.kind,
        standin=seat.standin or standin,
        promise=seat.promise,
        entropy=seat.entropy,
        colour=seat.colour,
        player=GONE,
    )
