"""Keepsakes: things that happened at the table, each with the day it first did. They count for nothing, and
nobody else is told."""

from datetime import date, timedelta

from bedesten import catalog
from bedesten.server.protocol.people import Keepsake
from bedesten.server.store import attempts, deals, results
from bedesten.server.store.session import Session

MASTER = "('safiye', 'master')"
IN_A_ROW, SOLVED = 10, 50  # deals of the day, puzzles
# of a game that was played to its end
OF_A_GAME = {
    "game": "results.rank > 0",
    "won": "results.rank = 1",
    "five": "tables.players = 5",
    "master": (
        "EXISTS (SELECT 1 FROM seats AS rival JOIN results AS other"
        " ON other.code = rival.code AND other.seat = rival.seat"
        f" WHERE rival.code = seats.code AND rival.bot IN {MASTER} AND other.rank > results.rank)"
    ),
    "careful": "results.blunders = 0",
}


def told(db: Session, player: str) -> list[Keepsake]:
    """All there are, those that have not happened yet too."""
    firsts = zip(OF_A_GAME, results.firsts(db, player, list(OF_A_GAME.values())), strict=True)
    when = dict(firsts) | {
        "shelf": every_box(results.first_of_each(db, player)),
        "deals": in_a_row(deals.days_ended(db, player)),
        "puzzles": attempts.solved_at(db, player, SOLVED),
    }
    return [Keepsake(name, at) for name, at in when.items()]


def every_box(firsts: dict[str, float]) -> float | None:
    """When each game of the catalogue had been played."""
    return max(firsts[game] for game in catalog.GAMES) if firsts.keys() >= {*catalog.GAMES} else None


def in_a_row(days: dict[str, float]) -> float | None:
    """When the last of the first ten days had been played that followed each other."""
    return next((at for day, at in sorted(days.items()) if {*before(day)} <= days.keys()), None)


def before(day: str) -> list[str]:
    """The days that make a row of ten with this one."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=n)).isoformat() for n in range(1, IN_A_ROW)]
