"""The games a player has played to the end, for themselves and, if they like, for everybody."""

from collections import Counter
from contextlib import suppress
from dataclasses import astuple, replace

from msgspec import DecodeError, Struct, json

from bedesten.server.errors import Refused
from bedesten.server.people import rated, robots, strong
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
    RobotRating,
    Used,
)
from bedesten.server.store import deals, players, results, rows
from bedesten.server.store.players import PlayerRow
from bedesten.server.store.results import GameOver, Rival, Wanted
from bedesten.server.store.rows import HUMAN, SeatRow
from bedesten.server.store.session import Session

ME = "me"
AT_ONCE = 20  # games
MOST_RIVALS = 50
MOST_STEPS = 200  # of a rating
MOST_HABITS = 200  # games that are looked through for what was used


def looked_up(db: Session, id: str, who: Visitor) -> tuple[PlayerRow, bool]:
    """A player, and whether they look at themselves. Who shows nothing is not there for anybody else."""
    if id == ME or (who.known and id == who.id):
        return who.player, True
    player = players.find(db, id)
    if player is None or not player.shown:
        raise Refused(404, "there is no such player, or their page is private")
    return player, False


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
    steps = rated.way(db, player, game, MOST_STEPS)
    return RatingWay(
        way=steps,
        sizes=rated.by_size(db, player, game, MOST_STEPS),
        robots=[RobotRating(bot, one.points()) for bot, one in robots.rivals(game)] if steps else [],
    )


def habits(db: Session, id: str, who: Visitor, game: str) -> Habits:
    """What somebody does again and again, how lucky they were, and how strong robots play."""
    games = results.habits(db, looked_up(db, id, who)[0].id, game, MOST_HABITS)
    rows = [row for _, row in games]
    used = sum(
        (Counter(json.decode(row.uses, type=dict[str, int])) for row in rows if row.uses), Counter[str]()
    )
    return Habits(
        games=sum(bool(row.uses) for row in rows),
        used=[Used(name, times) for name, times in used.most_common()],
        luck=[
            LuckThen(row.ended, 100 * row.luck, 100 * (row.usual or 0.0))
            for row in reversed(rows)
            if row.luck is not None
        ],
        beside=strong.beside(game, [(players, row.rounds) for players, row in games if row.uses]),
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
    over = results.games(db, player.id, AT_ONCE, replace(wanted, named=mine))
    return [with_seats(db, game, mine) for game in over]


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
    row = players.find(db, player) if player else None
    return row is not None and row.shown


def played(
    db: Session, game: GameOver, seats: list[SeatRow], open_: bool, names: list[str], marks: list[str]
) -> PlayedGame:
    over = results.of(db, game.code)
    return PlayedGame(
        table=game.code if open_ else "",
        game=game.game,
        ended=game.ended,
        rounds=game.rounds,
        mine=game.seat,
        seats=[
            PlayedSeat(name, mark, seat.kind, seat.bot, result.rank)
            for seat, name, mark, result in zip(seats, names, marks, over, strict=True)
        ],
        change=rated.change(over, game.seat) if counted_once(seats, game.seat) else None,
        accuracy=accuracy(db, game.code, game.seat) if over[game.seat].luck is not None else None,
    )


def counted_once(seats: list[SeatRow], mine: int) -> bool:
    """A game at which somebody has two hands says nothing of them."""
    return sum(seat.of(seats[mine].player) for seat in seats) == 1


class Judged(Struct):
    percent: float | None = None


class Studied(Struct):
    """Of what a study came to (study/review.py): accuracy by seat, of the whole game under no name."""

    accuracy: list[dict[str, Judged]]


def accuracy(db: Session, code: str, seat: int) -> float | None:
    """None where an older engine wrote otherwise."""
    row = rows.load_review(db, code)
    with suppress(DecodeError, IndexError, KeyError):
        return json.decode(row.review if row else "", type=Studied).accuracy[seat][""].percent
    return None
