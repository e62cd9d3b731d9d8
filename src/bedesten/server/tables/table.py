"""A table as it stands: what was agreed, who sits there, and the game so far."""

import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from typing import Any

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE, WATCHER, Action
from bedesten.core.play.match import UNDO
from bedesten.core.play.timeline import Entry, Timeline, replayed
from bedesten.server.courses import chapters
from bedesten.server.courses.chapters import PUPIL
from bedesten.server.courses.coach import coaching, next_word
from bedesten.server.protocol.questions import Coaching
from bedesten.server.protocol.seating import Clock
from bedesten.server.protocol.tables import Rating, SeatInfo, TableInfo
from bedesten.server.store import stored_events
from bedesten.server.store.deals import worth
from bedesten.server.store.results import pause, spent
from bedesten.server.store.rows import (
    BOT,
    FINISHED,
    HUMAN,
    OPEN,
    RUNNING,
    STATUS_OPEN,
    LogRow,
    ResultRow,
    SeatRow,
    Snapshot,
    Stored,
    ToldRow,
    now,
)
from bedesten.server.tables import seeds
from bedesten.server.tables.absence import Absence
from bedesten.server.tables.clock import Turn, TurnClock
from bedesten.server.tables.connection import encoder
from bedesten.server.tables.games import agreed
from bedesten.server.tables.names import called, mark
from bedesten.server.tables.questions import Asking
from bedesten.server.words import voice
from bedesten.text import Text


class Table:
    """Changed only by its room."""

    def __init__(self, stored: Stored) -> None:
        self.row = stored.table
        self.seats = stored.seats
        self.timeline = restored(stored)
        self.clock = TurnClock(float(self.row.clock.get("seconds", 0)))
        self.chapter = chapters.find(self.row.lesson)
        self.since = stored.log[-1].at if stored.log else None
        self.spent = spent([row.at for row in stored.log])  # seconds
        self.kept = len(stored.told)  # for how many words it is stored what was told of them
        self.kept_position = last_position(stored)
        self.ratings: dict[int, Rating] = {}  # by seat, at a rated table
        self.relieved: Turn | None = None  # a turn a bot finishes because time ran out
        if stored.snapshot is not None and self.begun():
            self.run_clock(stored.snapshot.clock_left)

    # --- reading

    def ready(self) -> bool:
        """Everybody has come, and has added to the seed what they promised."""
        return all(seat.kind != OPEN for seat in self.seats) and not seeds.awaited(self.seats)

    def begun(self) -> bool:
        return self.ready() and bool(self.timeline.entries or self.row.scene)

    def dealer(self) -> Dealer:
        """Goes on where the game stands."""
        return self.timeline.match.dealer(seeds.seed(self.row, self.seats), bool(self.row.deal))

    def status(self) -> str:
        if any(seat.kind == OPEN for seat in self.seats):
            return STATUS_OPEN
        return FINISHED if self.begun() and self.timeline.over() else RUNNING

    def closed(self) -> bool:
        """Nobody but those who sit there may look on, until it is over."""
        return not self.row.watched and self.status() != FINISHED

    def standing(self) -> tuple[str, list[int]]:
        """The number that ranks the seats first, by its name, and how much of it each has: it lies open."""
        guide, state = self.timeline.game.guide, self.timeline.match.state
        names = guide.tallies() if self.begun() else []
        return (
            (names[0], [guide.tally(state, seat)[0] for seat in range(self.row.players)])
            if names
            else ("", [])
        )

    def voice(self, lang: str) -> Text:
        """The words of a language for this game."""
        return voice(lang, self.row.game)

    def mark(self, seat: int) -> str:
        return mark(self.row.game, self.seats[seat])

    def names(self, lang: str) -> list[str]:
        """By seat."""
        return called(self.seats, self.row.game, lang)

    def asking(self, viewer: int, lang: str, standin: str) -> Asking:
        away = viewer >= 0 and bool(self.bot_for(viewer, standin))
        text, names = self.voice(lang), self.names(lang)
        return Asking(self.timeline, viewer, text, names, self.row.undo, self.row.help, away)

    def coaching(self, viewer: int, lang: str) -> Coaching | None:
        """Only the pupil of a lesson has a coach."""
        if self.chapter is None or viewer != PUPIL:
            return None
        return shown(self.timeline, "lesson", None, coaching, self.chapter, self.timeline, self.voice(lang))

    def scripted(self) -> Action | None:
        """What the robot to move does in a lesson, as long as its path is followed."""
        return None if self.chapter is None else next_word(self.chapter, self.timeline)

    def seats_of(self, hashes: list[str], player: str = "") -> list[int]:
        """The seats these secrets open, and those of a player."""
        return [s.seat for s in self.seats if s.kind == HUMAN and (s.token_hash in hashes or s.of(player))]

    def bot_for(self, seat: int, standin: str) -> str:
        """The bot that answers for this seat now; empty if its player does."""
        row = self.seats[seat]
        late = standin if self.relieved == (self.timeline.turn(), seat) else ""
        return row.bot if row.kind == BOT else row.standin or late

    def turn(self) -> Turn:
        return (self.timeline.turn(), self.timeline.to_move())

    def bot_seed(self, seat: int) -> int:
        """Fixed by the table's secret and where the game stands: asked again, a bot answers the same. In a
        deal that others play too, by how often the seat has chosen: what others did does not change it."""
        timeline, deal = self.timeline, self.row.deal
        asked = sum(entry.seat == seat for entry in timeline.actions) if deal else len(timeline.entries)
        label = f"bot {self.row.seed} {seat} {asked}"
        return int.from_bytes(sha256(label.encode()).digest()[:8], "big")

    # --- writing

    def put_seat(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat
        self.row = replace(self.row, status=self.status())

    def run_clock(self, left: float | None = None) -> None:
        """Time runs for a person who is asked, never for a bot."""
        seat = self.timeline.to_move()
        human = seat >= 0 and self.seats[seat].kind == HUMAN and not self.seats[seat].standin
        waits = human and not self.row.stopped
        self.clock.start(self.turn() if waits else None, left)

    def log_rows(self, fresh: list[Entry]) -> list[LogRow]:
        at = now()
        self.spent += pause(self.since, at)
        self.since = at
        return [LogRow(entry.n, entry.seq, entry.seat, entry.token, at) for entry in fresh]

    def snapshot(self, fresh: list[Entry]) -> Snapshot:
        position = encoder.encode(self.timeline.game.notation.dump(self.timeline.match.state)).decode()
        return Snapshot(fresh[-1].seq, fresh[-1].n, position, self.clock.left())

    def told_rows(self, at: Snapshot) -> list[ToldRow]:
        """A branch begins with words of which nothing is kept yet."""
        return stored_events.told_rows(
            self.timeline.game, self.timeline.entries[self.kept :], self.kept_position, at.position
        )

    def results(self) -> list[ResultRow]:
        """Where everybody ended. What was begun in the middle is no game to count."""
        if self.status() != FINISHED or self.row.scene or self.row.branched_from:
            return []
        game, state, at = self.timeline.game, self.timeline.match.state, self.since or now()
        uses = shown(self.timeline, "story", {}, used, self.timeline)
        rounds = game.round(state)
        tallies = [shown(self.timeline, "story", [], game.guide.tally, state, s.seat) for s in self.seats]
        return [
            ResultRow(
                seat,
                rank,
                rounds,
                at,
                uses=json.dumps(uses.get(seat, {}), sort_keys=True),
                worth=worth(rank, rounds, tallies[seat]),
                seconds=self.spent,
            )
            for seat, rank in enumerate(game.ranking(state))
        ]

    # --- telling

    def info(self, lang: str, online: set[int], watchers: int, standin: str, absence: Absence) -> TableInfo:
        game, state, begun = self.timeline.game, self.timeline.match.state, self.begun()
        return TableInfo(
            table=self.row.code,
            game=self.row.game,
            players=self.row.players,
            options=self.row.options,
            clock=Clock(**self.row.clock),
            undo=self.row.undo,
            help=self.row.help,  # type: ignore[arg-type]
            created=self.row.created,
            status=self.status(),  # type: ignore[arg-type]
            seats=self.seat_infos(lang, online, standin, absence),
            turn=game.turn(state),
            round=game.round(state),
            active=game.active(state),
            watchers=watchers,
            dice=seeds.dice_info(self.row, self.seats),
            ranking=game.ranking(state) if begun and self.timeline.over() else None,
            rematch=self.row.rematch or None,
            deadline=self.clock.deadline(),
            branched_from=self.row.branched_from or None,
            lesson=self.row.lesson or None,
            agreed=agreed(self.row.game, self.row.options),
            boxes=game.boxes,
            since=self.since,
            asked=self.timeline.to_move() if begun and not self.timeline.over() else None,
            rated=self.row.rated,
            listed=self.row.listed,
            watched=self.row.watched,
            deal=self.row.deal or None,
            stopped=bool(self.row.stopped),
            fill_at=(self.row.fill_at or None) if self.status() == STATUS_OPEN else None,
        )

    def seat_infos(self, lang: str, online: set[int], standin: str, absence: Absence) -> list[SeatInfo]:
        names = self.names(lang)
        to_move = self.timeline.to_move()
        return [
            SeatInfo(
                seat=s.seat,
                name=names[s.seat],
                colour=self.mark(s.seat),
                kind=s.kind,  # type: ignore[arg-type]
                online=s.kind == BOT or s.seat in online,
                standin=s.standin
                or (self.bot_for(s.seat, standin) if s.kind == HUMAN and s.seat == to_move else ""),
                bot=s.bot or None,
                host=s.host,
                rating=self.ratings.get(s.seat),
                robot_at=absence.over(s.seat) if missing(s, online) else None,
            )
            for s in self.seats
        ]


def used(timeline: Timeline) -> dict[int, Counter[str]]:
    """By seat, how often each used what its game counts; what was taken back was not used."""
    counts: dict[int, Counter[str]] = {}
    for e in [e for entry in timeline.actions for e in entry.events if e.secret == WATCHER]:
        if what := timeline.game.guide.used(e):
            counts.setdefault(e.seat, Counter())[what] += 1
    return counts


def missing(seat: SeatRow, online: set[int]) -> bool:
    """Its person is away, and no bot sits in."""
    return seat.kind == HUMAN and not seat.standin and seat.seat not in online


def last_position(stored: Stored) -> str:
    """The one the next is written down as a difference from; a store of old kept none."""
    return stored.snapshot.position if stored.snapshot and stored.told else ""


def restored(stored: Stored) -> Timeline:
    """By playing the log again; under newer rules from the last position, and the log is history."""
    game = catalog.game(stored.table.game)
    if stored_events.rules_of(stored) <= {game.rules_version} or stored.snapshot is None:
        return replayed(game, stored.table.setup(), [(row.seq, row.token) for row in stored.log])
    timeline = Timeline(game, stored.table.setup())
    position: dict[str, Any] = json.loads(stored.snapshot.position)
    timeline.match.state = timeline.game.notation.load(position)
    timeline.match.log = [row.token for row in stored.log]
    timeline.match.dealt = sum(row.seat == CHANCE and row.token != UNDO for row in stored.log)
    timeline.match.unread = timeline.match.dealt
    timeline.entries, timeline.actions = stored_events.entries(timeline.game, stored)
    timeline.seq, timeline.told, timeline.whole = stored.snapshot.seq, len(timeline.entries), False
    return timeline
