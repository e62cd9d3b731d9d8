"""What is said: in the player's language, and nothing that is not known to everybody who has the link."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bedesten.server.store import invitations, rows
from bedesten.server.store.channels import TellingRow
from bedesten.server.store.notices import ENDED, INVITED, OPENED, TURN, NoticeRow
from bedesten.server.store.rows import STATUS_OPEN
from bedesten.server.store.session import Session
from bedesten.server.tables.names import called
from bedesten.server.words import say

ALL = "bedesten"  # the tag of what is about several tables
LINES = 3  # of what waits, then only how much more there is
PAGES = {TURN: "t", ENDED: "t", INVITED: "j", OPENED: "j"}
MINUTES = 60


@dataclass(frozen=True)
class Notice:
    """`path`: of the page to look at; `tag`: a newer one with it takes its place; `waiting`: tables."""

    title: str
    text: str
    path: str
    tag: str
    waiting: int = 0
    kinds: tuple[str, ...] = ()


def composed(db: Session, title: str, rows_: Sequence[NoticeRow], lang: str, waiting: int) -> Notice:
    """One for all that is due; with one table it leads there."""
    lines = [sentence(db, row, lang) for row in rows_[:LINES]]
    if len(rows_) > LINES:
        lines.append(say(lang, "told_more", count=len(rows_) - LINES))
    one = rows_[0]
    alone = len(rows_) == 1
    path, tag = (f"/{PAGES[one.kind]}/{one.code}", one.code) if alone else ("/", ALL)
    return Notice(title, "\n".join(lines), path, tag, waiting, tuple(row.kind for row in rows_))


def sentence(db: Session, row: NoticeRow, lang: str) -> str:
    return say(lang, f"told_{row.kind}", table=row.code, who=host(db, row.code, lang))


def host(db: Session, code: str, lang: str) -> str:
    """What whoever opened the table is called there."""
    table, seats = rows.load_table(db, code), rows.load_seats(db, code)
    there = [seat.seat for seat in seats if seat.host]
    return called(seats, table.game, lang)[there[0]] if table and there else say(lang, "somebody")


def still(db: Session, row: NoticeRow) -> bool:
    """Nobody is called to a table that was stopped, or asked to one that is full or that they would rather
    not sit at."""
    table = rows.load_table(db, row.code)
    if row.kind in (TURN, ENDED):
        return table is not None and not table.stopped
    seated = any(seat.of(row.player) and seat.kind == rows.HUMAN for seat in rows.load_seats(db, row.code))
    declined = any(one.code == row.code and one.declined for one in invitations.of(db, row.player))
    return table is not None and table.status == STATUS_OPEN and not seated and not declined


# --- quiet hours


def zone(name: str) -> ZoneInfo:
    """ValueError if there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError, ValueError):
        raise ValueError(f"zone: expected a time zone, such as Europe/Paris, not {name[:40]!r}") from None


def quiet_until(wishes: TellingRow, at: float) -> float:
    """When quiet hours end that hold now; else now."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    local = datetime.fromtimestamp(at, zone(wishes.zone))
    minute = local.hour * MINUTES + local.minute
    quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not quiet:
        return at
    ends = local.replace(hour=end // MINUTES, minute=end % MINUTES, second=0, microsecond=0)
    ends += timedelta(days=1) if ends <= local else timedelta()
    return max(ends.timestamp(), at + 1)
