"""The games a player has played to the end, for themselves and, if they like, for everybody."""

import json
from collections import Counter
from dataclasses import astuple, dataclass, replace

from bedesten.server.errors import Refused
from bedesten.server.people import rated, strong
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import (
    Habits,
    KindCount,
    LuckThen,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingWay,
    RivalCount,
    Used,
)
from bedesten.server.store import deals, players, results, rows
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.results import GameOver, Rival
from bedesten.server.store.rows import HUMAN, SeatRow
from bedesten.server.store.session import Session

ME = "me"
AT_ONCE = 20  # games
MOST_RIVALS = 50
MOST_STEPS = 200  # of a rating
MOST_HABITS = 200  # games that are looked through for what was used


@dataclass(frozen=True)
class Wanted:
    """Which games are asked for."""

    before: float | None = None
    game: str = ""
    players: int = 0
    result: str = ""  # won or lost; empty: any


def looked_up(db: Session, id: str, who: Visitor) -> tuple[PlayerRow, bool]:
    """A player, and whether they look at themselves. Who shows nothing is not there for anybody else."""
    if id == ME or (who.known and id == who.id):
        return who.player, True
    found = players.find(db, id)
    if found is None or not found.shown:
        raise Refused(404, "there is no such player, or they show nothing")
    return found, False


def profile(db: Session, id: str, who: Visitor) -> Profile:
    player, mine = looked_up(db, id, who)
    return Profile(
        id=player.id,
        mine=mine,
        name=player.name,
        emblem=player.emblem,
        created=player.created,
        ratings=rated.told(db, player.id),
        counts=[KindCount(*astuple(count)) for count in results.counts(db, player.id)],
        rivals=[met(db, rival, mine) for rival in results.rivals(db, player.id, MOST_RIVALS)],
    )


def way(db: Session, id: str, who: Visitor, game: str) -> RatingWay:
    player = looked_up(db, id, who)[0].id
    return RatingWay(
        way=rated.way(db, player, game, MOST_STEPS),
        sizes=rated.by_size(db, player, game, MOST_STEPS),
    )


def habits(db: Session, id: str, who: Visitor, game: str) -> Habits:
    """What somebody does again and again, how lucky they were, and how strong robots play."""
    found = results.habits(db, looked_up(db, id, who)[0].id, game, MOST_HABITS)
    rows = [row for _, row in found]
    used = sum((Counter(json.loads(row.uses)) for row in rows if row.uses), Counter[str]())
    return Habits(
        games=sum(bool(row.uses) for row in rows),
        used=[Used(name, times) for name, times in used.most_common()],
        luck=[
            LuckThen(row.ended, 100 * row.luck, 100 * (row.usual or 0.0))
            for row in reversed(rows)
            if row.luck is not None
        ],
        beside=strong.beside(game, [(players, row.rounds) for players, row in found if row.uses]),
    )


def met(db: Session, rival: Rival, mine: bool) -> RivalCount:
    """A person who shows nothing has no name for others."""
    shown = shows(db, rival.player)
    name = rival.name if mine or shown else ""
    again = rival.last_seat() if mine and not rival.bot else ("", 0)
    told = rival.player if shown else ""
    return RivalCount(rival.bot, told, name, rival.games, rival.ahead, rival.level, *again)


def games(db: Session, id: str, who: Visitor, wanted: Wanted) -> list[tuple[GameOver, list[SeatRow], bool]]:
    """Each with who sat there. What others may not see is covered: a person who shows nothing has no name,
    and a table where such a person sat is not named, because its replay would tell."""
    player, mine = looked_up(db, id, who)
    found = results.games(db, player.id, AT_ONCE, *astuple(wanted))
    return [with_seats(db, game, mine) for game in found]


def with_seats(db: Session, game: GameOver, mine: bool) -> tuple[GameOver, list[SeatRow], bool]:
    seats = rows.load_seats(db, game.code)
    if mine:
        return game, seats, True
    covered = [seat for seat in seats if seat.kind == HUMAN and not shows(db, seat.player)]
    hidden = {seat.seat for seat in covered}
    return (
        game,
        [replace(s, name="", player=players.GONE) if s.seat in hidden else s for s in seats],
        not hidden and not sealed(db, game.code),
    )


def sealed(db: Session, code: str) -> bool:
    """A table of a deal that others still play is not named either."""
    row = rows.load_table(db, code)
    return row is not None and bool(row.deal) and deals.sealed(db, row.deal)


def shows(db: Session, player: str) -> bool:
    found = players.find(db, player) if player else None
    return found is not None and found.shown


def played(
    game: GameOver, seats: list[SeatRow], open_: bool, names: list[str], marks: list[str], ranks: list[int]
) -> PlayedGame:
    return PlayedGame(
        table=game.code if open_ else "",
        game=game.game,
        ended=game.ended,
        rounds=game.rounds,
        mine=game.seat,
        seats=[
            PlayedSeat(name, mark, seat.kind, seat.bot, rank)
            for seat, name, mark, rank in zip(seats, names, marks, ranks, strict=True)
        ],
    )
