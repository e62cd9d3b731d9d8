"""The only writer of a table: one task that does what stands in its inbox, one thing after the other."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic, perf_counter
from typing import Any

from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.worker import Question, plain
from bedesten.server.ops.inbox import Inbox
from bedesten.server.ops.metrics import Metrics
from bedesten.server.ops.supervisor import Supervisor
from bedesten.server.people import rated
from bedesten.server.settings import Settings
from bedesten.server.store import players, results, rows
from bedesten.server.store.rows import BOT, HUMAN, OPEN
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store
from bedesten.server.tables import seeds
from bedesten.server.tables.absence import Absence
from bedesten.server.tables.audience import Audience
from bedesten.server.tables.calling import UNKNOWN, call, called
from bedesten.server.tables.clock import Turn
from bedesten.server.tables.connection import Connection
from bedesten.server.tables.seats import able
from bedesten.server.tables.table import Table

BROKEN = 1011


@dataclass(frozen=True)
class Services:
    """What every room shares."""

    settings: Settings
    store: Store
    pool: BotPool
    metrics: Metrics = field(default_factory=Metrics)
    supervisor: Supervisor = field(default_factory=Supervisor)


class Room:
    """Nothing is told before it is durable; a change that cannot be kept closes the room."""

    def __init__(self, services: Services, table: Table, on_close: Callable[["Room"], None]) -> None:
        self.services = services
        self.table = table
        self.standin = able(services.settings.standin, table.row.game)
        self.audience = Audience(self.table, self.standin, Absence(services.settings.absence), self.writes())
        self.on_close = on_close
        self.thinking: tuple[int, int, str] | None = None  # change, seat and bot of the open question
        self.thought: asyncio.Task[None] | None = None  # about that question
        self.looked = monotonic()  # when somebody was last here
        self.resting = False  # until somebody looks
        self.visitors: set[Connection] = set()  # who is at the door, and has not said hello yet perhaps
        self.timer: asyncio.TimerHandle | None = None
        self.patience: asyncio.TimerHandle | None = None  # with those who have not added to the seed
        self.filling: asyncio.TimerHandle | None = None  # of open seats, by bots
        self.talk = self.audience.talk
        self.called = UNKNOWN  # whose turn it was when that was last put down
        self.inbox = Inbox(table.row.code, self.leave)
        self.call = self.inbox.call
        self.post = self.inbox.post

    def writes(self) -> bool:
        """Whether people may write here: the site and the table say so."""
        return self.services.settings.site.free_text and self.table.row.free_text

    def leave(self) -> None:
        """Let go of everybody; the store has all that counts."""
        self.on_close(self)
        for timer in (self.timer, self.patience, self.filling):
            if timer is not None:
                timer.cancel()
        self.stop_thinking()
        for member in self.audience.members:
            member.close(BROKEN)

    def idle(self) -> bool:
        """Nobody looks or is about to, nobody thinks, no clock runs."""
        waits = any((self.timer, self.patience, self.filling))
        return not (self.visited() or self.thinking or waits or not self.inbox.queue.empty())

    def visited(self) -> bool:
        """Somebody is here, or at the door."""
        return bool(self.visitors or self.audience.members)

    # --- changes

    async def open(self) -> None:
        """Begin the game if everybody has come; let a bot go on where it was interrupted."""
        await self.look_up_ratings()
        if self.table.row.stopped:
            return
        self.await_filling()
        if not self.table.ready():
            self.be_patient()
        elif not self.table.begun() and self.table.status() == rows.RUNNING:
            await self.change()
        elif self.table.begun() and self.table.status() == rows.RUNNING:
            await self.go_on()

    async def go_on(self) -> None:
        """A branch may begin where chance or a forced answer is due."""
        self.table.timeline.settle(self.table.dealer())
        if self.table.timeline.fresh():
            await self.commit()
        else:
            self.table.run_clock()
            self.wake()

    async def stop(self, at: float) -> None:
        """From that moment on nothing happens here; 0 lets it go on."""
        code = self.table.row.code
        await self.services.store.change(code, lambda db: rows.set_stopped(db, code, at))
        self.table.row = replace(self.table.row, stopped=at)
        self.table.clock.forget()
        self.table.run_clock()
        self.audience.tell_info()
        self.wake()
        await self.open()

    def be_patient(self) -> None:
        """Nobody keeps the others waiting for ever: after a while the game is dealt without theirs."""
        if seeds.awaited(self.table.seats) and self.patience is None:
            within = self.services.settings.entropy_within
            loop = asyncio.get_running_loop()
            self.patience = loop.call_later(within, self.post, self.be_patient_no_more)

    async def be_patient_no_more(self) -> None:
        if seeds.awaited(self.table.seats) and not self.table.row.stopped:
            await self.begin([])

    def await_filling(self) -> None:
        """It was agreed that bots take the seats that are still open after a while."""
        due = self.table.row.fill_at
        if due and self.table.status() == rows.STATUS_OPEN and not self.table.row.stopped:
            loop = asyncio.get_running_loop()
            self.filling = loop.call_later(max(0.0, due - rows.now()), self.post, self.fill)

    async def fill(self) -> None:
        """Where anybody waits; a seat that is kept for somebody stays theirs."""
        self.filling = None
        seats = self.table.seats
        if any(seat.kind == HUMAN for seat in seats) and not self.table.row.stopped:
            for seat in [seat for seat in seats if seat.kind == OPEN and not seat.token_hash]:
                await self.keep_seat(replace(seat, kind=BOT, bot=self.standin, name=""))

    async def begin(self, seats: list[rows.SeatRow]) -> None:
        """Deal from what was revealed. Who promised and did not reveal is left out, and that is kept together
        with the deal: what comes later cannot change it."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        late = seeds.left_out(self.table.seats)
        for seat in late:
            self.table.put_seat(seat)
        self.table.timeline.settle(self.table.dealer())
        if self.table.timeline.fresh():
            await self.commit([*seats, *late])
        else:  # a branch where somebody is to choose
            await self.store_seats([*seats, *late])
            self.audience.sync_all()

    async def change(self, seats: list[rows.SeatRow] | None = None) -> None:
        """Answer for chance and where there is no choice, keep it, tell it."""
        self.table.timeline.settle(self.table.dealer())
        await self.commit(seats)

    async def commit(self, seats: list[rows.SeatRow] | None = None) -> None:
        """The words, the position and the status are durable together, or not at all."""
        table = self.table
        table.run_clock()
        fresh = table.timeline.fresh()
        log_rows, snapshot, status = table.log_rows(fresh), table.snapshot(fresh), table.status()
        told_rows, over = table.told_rows(snapshot), table.results()

        def keep(db: Any) -> None:
            for seat in seats or []:
                players.put_seat(db, table.row.code, seat)
            rows.append(db, table.row.code, log_rows)
            rows.put_told(db, table.row.code, told_rows)
            rows.put_snapshot(db, table.row.code, snapshot, status)
            results.put(db, table.row.code, self.counted(db, over))
            self.put_call(db)

        await self.services.store.change(table.row.code, keep)
        self.called = called(table, self.standin)
        table.row = replace(table.row, status=status)
        table.kept, table.kept_position = len(table.timeline.entries), snapshot.position
        if over or seats:
            await self.look_up_ratings()
        self.audience.tell_step(table.timeline.close_change())
        self.audience.tell_info()
        self.wake()

    def counted(self, db: Session, over: list[rows.ResultRow]) -> list[rows.ResultRow]:
        """Whose the seats are, the store knows best."""
        return rated.kept(db, self.table.row, rows.load_seats(db, self.table.row.code), over) if over else []

    async def keep_seat(self, seat: rows.SeatRow) -> None:
        """A change of who sits there, kept and told; it may begin the game."""
        if seat.token_hash != self.table.seats[seat.seat].token_hash:
            self.audience.absence.begin(seat.seat)  # who has just sat down has not been away for long
        waited = not self.table.ready()
        self.table.put_seat(seat)
        if waited and self.table.ready():
            await self.begin([seat])
            return
        await self.store_seats([seat])
        self.be_patient()

    async def store_seats(self, seats: list[rows.SeatRow]) -> None:
        code, status = self.table.row.code, self.table.status()

        def keep(db: Any) -> None:
            for seat in seats:
                players.put_seat(db, code, seat)
            rows.put_status(db, code, status)
            self.put_call(db)

        await self.services.store.change(code, keep)
        self.called = called(self.table, self.standin)
        await self.look_up_ratings()
        if self.table.begun():
            self.table.run_clock()
        self.audience.forget_pictures()
        self.audience.tell_info()
        self.wake()

    async def follow(self) -> None:
        """Whoever sat here may have become another player, or trust the secret of their seat no more: what is
        stored holds."""
        code = self.table.row.code
        stored = await self.services.store.run(lambda db: rows.load_seats(db, code))
        moved = {seat.player: one.player for seat, one in zip(self.table.seats, stored, strict=True)}
        for seat, one in zip(list(self.table.seats), stored, strict=True):
            self.table.put_seat(replace(seat, player=one.player, token_hash=one.token_hash))
            if one.token_hash != seat.token_hash:
                self.audience.dismiss(seat.seat)  # whoever may still look through its eyes comes back
        for member in self.audience.members:
            member.player = moved.get(member.player, member.player) if member.player else ""
        await self.look_up_ratings()

    def put_call(self, db: Session) -> None:
        """Whose turn it is now, if it was not theirs before: they may like to be told."""
        now_called = called(self.table, self.standin)
        if now_called != self.called:
            call(db, self.table, now_called, self.services.settings.tell_after)

    async def look_up_ratings(self) -> None:
        table = self.table
        if table.row.rated:
            work = partial(rated.at_seats, row=table.row, seats=table.seats)
            table.ratings = await self.services.store.run(work)

    # --- bots and the clock

    def wake(self) -> None:
        """Ask the bot whose turn it is, and set the alarm for a person."""
        self.set_alarm()
        wanted = self.wanted()
        self.resting = wanted is not None and self.unattended()
        if wanted is None or self.resting:
            self.stop_thinking()
        elif self.thinking != wanted:
            self.stop_thinking()
            self.begin_thinking(wanted)

    def wanted(self) -> tuple[int, int, str] | None:
        """Which bot has to answer what."""
        seat = self.table.timeline.to_move()
        goes = self.table.begun() and seat >= 0 and not self.table.row.stopped
        bot = self.table.bot_for(seat, self.standin) if goes else ""
        return (self.table.timeline.seq, seat, bot) if bot else None

    def begin_thinking(self, wanted: tuple[int, int, str]) -> None:
        self.thinking = wanted
        _, seat, bot = wanted
        scripted = self.table.scripted()
        if scripted is not None:
            self.post(partial(self.bot_answers, wanted, scripted))
            return
        self.thought = asyncio.create_task(self.think(wanted, self.question(seat, bot)))

    def stop_thinking(self) -> None:
        """A question that waits for a process is withdrawn; what comes of one in thought is dropped."""
        self.thinking = None
        if self.thought is not None:
            self.thought.cancel()
            self.thought = None

    def question(self, seat: int, bot: str) -> Question:
        timeline = self.table.timeline
        game, state = timeline.game, timeline.match.state
        view = game.notation.dump_view(game.view(state, seat))
        seed = self.table.bot_seed(seat)
        setup, counted = plain(timeline.match.setup), bool(self.table.row.deal)
        return Question(game.name, setup, bot, seed, view, game.legal(state), counted)

    async def think(self, wanted: tuple[int, int, str], question: Question) -> None:
        began = perf_counter()
        answer = await self.services.pool.choose(question, self.table.row.code, self.waited_for)
        self.services.metrics.bot.observe(perf_counter() - began)
        self.post(partial(self.bot_answers, wanted, answer))

    async def bot_answers(self, wanted: tuple[int, int, str], answer: int) -> None:
        """Dropped if the seat was taken back meanwhile."""
        if self.thinking == wanted:
            self.thinking = None
            self.table.timeline.push(answer)
            await self.change()

    def set_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        turn, delay = self.table.clock.turn, self.table.clock.left()
        if turn is not None and self.table.relieved != turn:
            self.timer = asyncio.get_running_loop().call_later(delay, self.post, partial(self.expire, turn))

    async def expire(self, turn: Turn) -> None:
        """Time is up: a bot finishes this turn."""
        self.timer = None
        if self.table.clock.turn == turn and self.table.turn() == turn:
            self.table.relieved = turn
            self.audience.tell_info()
            self.audience.ask_again(turn[1])
            self.wake()

    # --- a table nobody looks at

    def waited_for(self) -> bool:
        """Somebody looks, or has a seat no bot sits in: they may be away, but they wait for their turn."""
        return bool(self.audience.members) or any(s.kind == HUMAN and not s.standin for s in self.table.seats)

    def unattended(self) -> bool:
        """Bots play among themselves, and nobody has looked for a while."""
        return not self.waited_for() and monotonic() - self.looked >= self.services.settings.unwatched

    def rest(self) -> None:
        """Nothing is thought for nobody."""
        if self.thinking and self.unattended():
            self.stop_thinking()
            self.resting = True

    def look(self) -> None:
        """Somebody is here, or asks: a table that rests goes on."""
        self.looked = monotonic()
        if self.resting:
            self.resting = False
            self.post(self.awake)

    async def awake(self) -> None:
        self.wake()

    # --- coming and going

    def enter(
        self, member: Connection, hashes: list[str], lang: str, seen: int, look: int | None = None
    ) -> None:
        member.you = self.table.seats_of(hashes, member.player)
        if look is not None:
            member.look_as(look)
        member.lang = lang
        member.greeted = True
        self.audience.members.add(member)
        self.look()
        self.audience.tell_info(member)
        self.audience.sync(member, seen)

    async def forget(self, member: Connection) -> None:
        self.visitors.discard(member)
        self.audience.leave(member)
        self.looked = monotonic()
        self.audience.tell_info()
