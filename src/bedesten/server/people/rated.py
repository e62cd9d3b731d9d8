"""Games that count for ratings: those agreed as rated and played to the end by the people who sat down."""

from collections import Counter
from dataclasses import dataclass, field, replace

from bedesten.server.errors import Refused
from bedesten.server.people import robots
from bedesten.server.people.rating import Skill, after
from bedesten.server.protocol.people import GameRating, RatedThen, SizeRating
from bedesten.server.protocol.tables import Rating
from bedesten.server.store import players, ratings
from bedesten.server.store.players import GONE
from bedesten.server.store.ratings import CountedSeat, RatingRow
from bedesten.server.store.rows import BOT, HUMAN, ResultRow, SeatRow, TableRow
from bedesten.server.store.session import Session

Known = dict[tuple[str, str], RatingRow]  # by player and game


def agree(game: str, seats: list[SeatRow]) -> None:
    """Refused where nothing could come of it."""
    unknown = [seat.bot for seat in seats if seat.kind == BOT and robots.skill(game, seat.bot) is None]
    if unknown:
        raise Refused(400, f"rated: the strength of {unknown[0]} in {game} is not known")
    for seat in seats:
        if seat.kind == HUMAN:
            welcome(seats[: seat.seat], seat.player)


def welcome(seats: list[SeatRow], player: str) -> None:
    """Everybody at a rated table plays one hand, and can be told apart."""
    if not player or any(seat.of(player) for seat in seats):
        raise Refused(409, "rated: everybody sits down once, with the key of a browser")


def counts(row: TableRow, seats: list[SeatRow]) -> bool:
    """As it ended: no bot sits in, nobody has gone, and everybody's strength is known."""
    people = [seat.player for seat in seats if seat.kind == HUMAN]
    able = all(seat.kind == HUMAN or robots.skill(row.game, seat.bot) for seat in seats)
    stayed = not any(seat.standin for seat in seats) and not {"", GONE} & {*people}
    return row.rated and able and stayed and 0 < len(people) == len({*people})


def kept(db: Session, row: TableRow, seats: list[SeatRow], over: list[ResultRow]) -> list[ResultRow]:
    """The results as they are kept; where they count, everybody's rating is another now."""
    if not over or not counts(row, seats):
        return over
    number = ratings.next_number(db)
    sat = [
        CountedSeat(row.code, row.game, s.seat, r.rank, s.bot, s.player)
        for s, r in zip(seats, over, strict=True)
    ]
    belief = believed(db, row.game, [s.player for s in sat])
    before = belief.learn(sat)
    ratings.put(db, list(belief.known.values()))
    return [replace(r, rated=number, mu=one.mu, sigma=one.sigma) for r, one in zip(over, before, strict=True)]


@dataclass
class Belief:
    """What is known of everybody, and how it changes game by game."""

    known: Known = field(default_factory=dict)

    def learn(self, seats: list[CountedSeat]) -> list[Skill]:
        """What was believed before this game, by seat."""
        before = [self.of(seat) for seat in seats]
        met = [met_by_rivals(seat, one) for seat, one in zip(seats, before, strict=True)]
        then = after(met, [seat.rank for seat in seats])
        sat = Counter(seat.player for seat in seats)
        for seat, one in zip(seats, before, strict=True):
            if not seat.bot and seat.player != GONE and sat[seat.player] == 1:
                same = one == met[seat.seat]
                self.know(seat, then[seat.seat] if same else measured(seats, met, seat.seat, one))
        return before

    def know(self, seat: CountedSeat, one: Skill) -> None:
        key = (seat.player, seat.game)
        games = self.known[key].games if key in self.known else 0
        self.known[key] = RatingRow(*key, one.mu, one.sigma, games + 1)

    def of(self, seat: CountedSeat) -> Skill:
        """Of somebody who has had everything deleted, what was written down then."""
        if seat.bot:
            return robots.skill(seat.game, seat.bot) or Skill()
        if seat.player == GONE:
            return Skill(seat.mu, seat.sigma)
        row = self.known.get((seat.player, seat.game))
        return Skill() if row is None else Skill(row.mu, row.sigma)


def met_by_rivals(seat: CountedSeat, believed: Skill) -> Skill:
    """Of a seat; something else than is believed where its player was another one then."""
    if seat.met_mu is None or seat.met_sigma is None:
        return believed
    return Skill(seat.met_mu, seat.met_sigma)


def measured(seats: list[CountedSeat], met: list[Skill], seat: int, before: Skill) -> Skill:
    """What a game says of one seat, if this was believed of it."""
    came = [before if other == seat else one for other, one in enumerate(met)]
    return after(came, [one.rank for one in seats])[seat]


def believed(db: Session, game: str, who: list[str]) -> Belief:
    """Of these, as far as they have a rating in this game."""
    rows = [ratings.get(db, player, game) for player in who]
    return Belief({(one.player, game): one for one in rows if one})


def rebuild(db: Session) -> int:
    """All ratings anew, from the results of all games that count; how many these are."""
    belief, last, games = Belief(), 0, 0
    changed: list[tuple[float, float, str, int]] = []
    for number, seats in ratings.counted(db):
        before = belief.learn(seats)
        changed += [
            (one.mu, one.sigma, seat.code, seat.seat)
            for seat, one in zip(seats, before, strict=True)
            if (one.mu, one.sigma) != (seat.mu, seat.sigma)
        ]
        last, games = number, games + 1
    here = {*players.ids(db)}
    ratings.put_before(db, changed)
    ratings.clear(db)
    ratings.put(db, [one for one in belief.known.values() if one.player in here])
    ratings.set_number(db, last)
    return games


# --- two who turn out to be one


def join(db: Session, player: str, to: str) -> None:
    """The seats are moved already. Nobody else's rating is another for it: they met whom they met."""
    ratings.hold(db)
    both = {one.game for one in ratings.of(db, player)} & {one.game for one in ratings.of(db, to)}
    ratings.move(db, player, to)
    for game in sorted(both):
        work_out(db, to, game)


def work_out(db: Session, player: str, game: str) -> None:
    """The rating of one player from all their games of this kind, against rivals as they were then. A game
    at which they sat twice says nothing."""
    now, games = Skill(), 0
    for _, seats in ratings.counted_of(db, player, game):
        mine = [seat for seat in seats if seat.player == player]
        for seat in mine:
            if (now.mu, now.sigma) != (seat.mu, seat.sigma):
                ratings.correct(db, seat, now.mu, now.sigma)
        if len(mine) == 1:
            now, games = measured(seats, [as_met(seat) for seat in seats], mine[0].seat, now), games + 1
    ratings.forget(db, player, game)
    ratings.put(db, [RatingRow(player, game, now.mu, now.sigma, games)] if games else [])


def as_met(seat: CountedSeat) -> Skill:
    """As it is written down."""
    known = robots.skill(seat.game, seat.bot) if seat.bot else None
    return known or met_by_rivals(seat, Skill(seat.mu, seat.sigma))


def rebuild_whole(db: Session) -> tuple[int, int]:
    """In one transaction, in which no other game is counted: how many games, and how many ratings changed."""
    db.execute("BEGIN")
    ratings.hold(db)
    before = {*ratings.everybody(db)}
    games = rebuild(db)
    changed = {*ratings.everybody(db)} - before
    db.execute("COMMIT")
    return games, len(changed)


# --- telling


def told(db: Session, player: str) -> list[GameRating]:
    """Of one player, in every game; the one played most first."""
    return [
        GameRating(row.game, (one := Skill(row.mu, row.sigma)).points(), one.band(), row.games)
        for row in ratings.of(db, player)
    ]


def way(db: Session, player: str, game: str, most: int) -> list[RatedThen]:
    """After each of the last games, the oldest of them first. What was believed before one is what was
    believed after the one before it."""
    now = ratings.get(db, player, game)
    if now is None:
        return []
    steps, then, points = ratings.way(db, player, game, most), Skill(now.mu, now.sigma), []
    for ended, mu, sigma in steps:
        points.append(RatedThen(ended, then.points(), then.band()))
        then = Skill(mu, sigma)
    return points[::-1]


def change(over: list[ResultRow], seat: int) -> int | None:
    """By how many points a game moved whoever sat there; None if it does not count."""
    if not over[seat].rated:
        return None
    came = [
        Skill(one.mu, one.sigma)
        if one.met_mu is None or one.met_sigma is None
        else Skill(one.met_mu, one.met_sigma)
        for one in over
    ]
    came[seat] = Skill(over[seat].mu, over[seat].sigma)
    return after(came, [one.rank for one in over])[seat].points() - came[seat].points()


def by_size(db: Session, player: str, game: str, most: int) -> list[SizeRating]:
    """What the last games at tables of each size say by themselves: nothing was known of the player before
    the first of them, and of everybody else what was believed in all."""
    beliefs: dict[int, Skill] = {}
    games: Counter[int] = Counter()
    for table in ratings.tables(db, player, game, most):
        size = len(table.ranks)
        seats = [Skill(*one) for one in table.before]
        seats[table.mine] = beliefs.get(size, Skill())
        beliefs[size] = after(seats, table.ranks)[table.mine]
        games[size] += 1
    return [SizeRating(size, one.points(), one.band(), games[size]) for size, one in sorted(beliefs.items())]


def at_seats(db: Session, row: TableRow, seats: list[SeatRow]) -> dict[int, Rating]:
    """Of everybody at a rated table whose strength is known, or can be."""
    if not row.rated:
        return {}
    belief = believed(db, row.game, [s.player for s in seats])
    skills = {
        s.seat: belief.of(CountedSeat(row.code, row.game, s.seat, 0, s.bot, s.player))
        for s in seats
        if s.bot or s.player not in ("", GONE)
    }
    return {seat: Rating(one.points(), one.band()) for seat, one in skills.items()}
