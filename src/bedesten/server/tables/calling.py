"""Who is awaited at a table, and who would like to hear that it is over: where several people play."""

from dataclasses import dataclass
from typing import Final

from bedesten.server.store import notices
from bedesten.server.store.players import GONE
from bedesten.server.store.rows import FINISHED, HUMAN, RUNNING, now
from bedesten.server.store.session import Session
from bedesten.server.tables.table import Table

SHARE = 0.25  # of the time for a turn: with a clock nobody is told much too late


@dataclass(frozen=True)
class Call:
    """Whose turn it is; without a player, nobody's who could be told."""

    player: str = ""
    turn: int = 0
    over: bool = False


UNKNOWN: Final = Call(turn=-1)


def company(table: Table) -> list[str]:
    """People at a table where there are several; a game among robots is left whenever one likes."""
    people = [seat.player for seat in table.seats if seat.kind == HUMAN]
    return [player for player in people if player not in ("", GONE)] if len(people) > 1 else []


def called(table: Table, standin: str) -> Call:
    if table.status() != RUNNING or not table.begun() or table.row.stopped:
        return Call(over=table.status() == FINISHED)
    turn, seat = table.turn()
    asked = table.seats[seat].player if seat >= 0 and not table.bot_for(seat, standin) else ""
    return Call(asked, turn) if asked in company(table) else Call()


def call(db: Session, table: Table, who: Call, after: float) -> None:
    clock = table.clock.seconds
    due = now() + (min(after, SHARE * clock) if clock else after)
    if who.over:
        notices.end(db, table.row.code, {*company(table)}, due)
    else:
        notices.call(db, table.row.code, who.player, who.turn, due)
