"""Sums that questions are answered from, in any database: an answer takes no longer with more games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from bedesten.explorer.seen import Seen

DEEPEST: Final = 4  # visits of an opening that are added up
ANY: Final = ""  # in place of a layout: all of them
SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
BEYOND: Final = 0xC0  # the letter after those


class Db(Protocol):
    """What both a file and the store of a site offer; `%s` stands for every value."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Any: ...

    def executemany(self, statement: str, many: Sequence[Sequence[Any]], /) -> object: ...


class Tally(NamedTuple):
    """Seats that went somewhere or used something, how often, and their part of the wins."""

    seats: int = 0
    times: int = 0
    won: float = 0.0

    def plus(self, other: "Tally") -> "Tally":
        return Tally(self.seats + other.seats, self.times + other.times, self.won + other.won)


NOBODY: Final = Tally()
Tallies = dict[str, Tally]


@dataclass(frozen=True)
class Kind:
    """Games of one layout, or of all of them."""

    game: str
    players: int
    layout: str
    games: int


@dataclass
class Sums:
    """What is known of some games, in one of their openings; those of several tables can be put together."""

    games: int = 0
    rounds: int = 0
    begun: Tally = NOBODY
    next: Tallies = field(default_factory=dict)
    used: Tallies = field(default_factory=dict)

    def plus(self, other: "Sums") -> "Sums":
        return Sums(
            self.games + other.games,
            self.rounds + other.rounds,
            self.begun.plus(other.begun),
            together(self.next, other.next),
            together(self.used, other.used),
        )


def together(one: Tallies, other: Tallies) -> Tallies:
    return {name: one.get(name, NOBODY).plus(other.get(name, NOBODY)) for name in {**one, **other}}


def letter(number: int) -> str:
    """The sign of the nth thing that is counted, from 0."""
    return SIGNS[number] if number < len(SIGNS) else chr(BEYOND + number - len(SIGNS))


class Counted:
    """The tables name, kind, opening and used of a database, with something before their names."""

    def __init__(self, db: Db, before: str = "") -> None:
        self.db = db
        self.before = before
        self.signs: dict[str, str] = {}

    # --- in

    def add(self, one: Seen, visits: str) -> None:
        """`visits` is how the names of what an opening consists of begin."""
        signs = self.signs_of(use.what for use in one.uses)
        openings, used = counted(one, f"{visits}.", signs)
        for layout in dict.fromkeys([ANY, one.laid]):
            kind = self.kind(one, layout)
            self.put("opening (kind, parent, sign, seats, times, won)", kind, openings)
            self.put("used (kind, parent, sign, seats, times, won)", kind, used)

    def kind(self, one: Seen, layout: str) -> int:
        table = f"{self.before}kind"
        row = self.db.execute(
            f"INSERT INTO {table} (game, players, layout, games, rounds) VALUES (%s, %s, %s, 1, %s)"
            f" ON CONFLICT (game, players, layout) DO UPDATE SET games = {table}.games + 1,"
            f" rounds = {table}.rounds + excluded.rounds RETURNING id",
            (one.game, one.players, layout, one.rounds),
        ).fetchone()
        return int(row[0])

    def put(self, into: str, kind: int, tallies: dict[tuple[str, str], Tally]) -> None:
        """In order, so that two who add at the same time wait for each other and not each for the other."""
        table = self.before + into.split(" ", 1)[0]
        adding = ", ".join(f"{n} = {table}.{n} + excluded.{n}" for n in Tally._fields)
        self.db.executemany(
            f"INSERT INTO {self.before}{into} VALUES (%s, %s, %s, %s, %s, %s)"
            f" ON CONFLICT (kind, parent, sign) DO UPDATE SET {adding}",
            [(kind, *key, *tally) for key, tally in sorted(tallies.items())],
        )

    def signs_of(self, names: Iterable[str]) -> dict[str, str]:
        """What is new is given the next sign; another process may have been quicker."""
        missing = sorted(set(names) - self.signs.keys())
        while missing:
            self.signs = self.known()
            missing = [name for name in missing if name not in self.signs]
            if missing:
                self.db.execute(
                    f"INSERT INTO {self.before}name (sign, name) VALUES (%s, %s) ON CONFLICT DO NOTHING",
                    (letter(len(self.signs)), missing[0]),
                )
        return self.signs

    def known(self) -> dict[str, str]:
        """Signs by name."""
        return dict(self.db.execute(f"SELECT name, sign FROM {self.before}name").fetchall())

    # --- out

    def kinds(self, game: str) -> list[Kind]:
        """Those with the most games first."""
        rows = self.db.execute(
            f"SELECT game, players, layout, games FROM {self.before}kind WHERE game = %s"
            " ORDER BY games DESC, players, layout",
            (game,),
        )
        return [Kind(*row) for row in rows]

    def ask(self, game: str, players: int, layout: str = ANY, after: Sequence[str] = ()) -> Sums:
        """Of nothing, if there are no such games."""
        row = self.db.execute(
            f"SELECT id, games, rounds FROM {self.before}kind"
            " WHERE game = %s AND players = %s AND layout = %s",
            (game, players, layout),
        ).fetchone()
        if row is None:
            return Sums()
        kind, games, rounds = row
        self.signs = self.known()
        begun, parent = Tally(games * players, games * players, float(games)), ""
        for what in after:
            sign = self.signs.get(what, "?")
            begun = dict(self.tallies("opening", kind, parent)).get(sign, NOBODY)
            parent += sign
        names = {sign: name for name, sign in self.signs.items()}
        then, used = (
            {names[sign]: tally for sign, tally in self.tallies(table, kind, of)}
            for table, of in (("opening", parent), ("used", ""))
        )
        return Sums(games, rounds, begun, then, used)

    def tallies(self, table: str, kind: int, parent: str) -> Iterator[tuple[str, Tally]]:
        rows = self.db.execute(
            f"SELECT sign, seats, times, won FROM {self.before}{table} WHERE kind = %s AND parent = %s",
            (kind, parent),
        )
        return ((sign, Tally(*tally)) for sign, *tally in rows)


Keyed = dict[tuple[str, str], Tally]


def counted(one: Seen, visits: str, signs: dict[str, str]) -> tuple[Keyed, Keyed]:
    """Openings by what went before, and what was used; what comes before the first turn is no choice."""
    openings: Keyed = {}
    used: Keyed = {}
    for seat in range(one.players):
        uses = [use.what for use in one.uses if use.seat == seat and use.turn > 0]
        parent, won = "", one.won(seat)
        for what in [what for what in uses if what.startswith(visits)][:DEEPEST]:
            put(openings, (parent, signs[what]), Tally(1, 1, won))
            parent += signs[what]
        for what, times in Counter(uses).items():
            put(used, ("", signs[what]), Tally(1, times, won))
    return openings, used


def put(tallies: Keyed, key: tuple[str, str], tally: Tally) -> None:
    tallies[key] = tallies.get(key, NOBODY).plus(tally)
