"""Everybody at a table, and what each of them is sent."""

from msgspec.structs import replace

from bedesten.core.ids import CHANCE, OVER, WATCHER
from bedesten.core.play.timeline import Entry
from bedesten.server.errors import Declined
from bedesten.server.protocol.bounds import Json
from bedesten.server.protocol.outgoing import (
    ReactedMessage,
    SaidMessage,
    StepMessage,
    SyncMessage,
    TableMessage,
    WroteMessage,
)
from bedesten.server.protocol.questions import Ask, Line, Turn
from bedesten.server.protocol.tables import TableInfo
from bedesten.server.tables.absence import Absence
from bedesten.server.tables.connection import AGAIN_LATER, Connection, encoder, frozen
from bedesten.server.tables.narration import LOG_LINES, happenings, lines, outcomes
from bedesten.server.tables.questions import ask
from bedesten.server.tables.table import Table
from bedesten.server.tables.talking import Talk
from bedesten.server.tables.turns import Turns


class Audience:
    """A picture is made once for all who look through the same eyes in the same language."""

    def __init__(self, table: Table, standin: str, absence: Absence, writes: bool = False) -> None:
        self.table = table
        self.standin = standin
        self.absence = absence
        self.writes = writes  # people may write here
        self.talk = Talk()
        self.members: set[Connection] = set()
        self.pictures: dict[tuple[int, str], tuple[Json | None, Ask | None]] = {}
        self.logs: dict[tuple[int, str], tuple[int, list[Line]]] = {}  # of the first n entries
        self.turns = Turns()
        self.last_info: TableInfo | None = None

    # --- pictures

    def online(self) -> set[int]:
        """The seats somebody is at."""
        return {seat for member in self.members for seat in member.you}

    def info(self, lang: str) -> TableInfo:
        watchers = sum(not c.you for c in self.members)
        told = self.table.info(lang, self.online(), watchers, self.standin, self.absence)
        return replace(told, free_text=self.writes)

    def picture(self, viewer: int, lang: str) -> tuple[Json | None, Ask | None]:
        """The view and the question of a seat, as they stand."""
        key = (viewer, lang)
        if key not in self.pictures:
            self.pictures[key] = self.draw(viewer, lang)
        return self.pictures[key]

    def draw(self, viewer: int, lang: str) -> tuple[Json | None, Ask | None]:
        timeline = self.table.timeline
        if not self.table.begun():
            return None, None
        view = timeline.game.notation.dump_view(timeline.game.view(timeline.match.state, viewer))
        asked = ask(self.table.asking(viewer, lang, self.standin))
        return frozen(view), frozen(asked)

    def log(self, viewer: int, lang: str) -> list[Line]:
        """The last lines of the chronicle; to put three hundred of them into words takes longer than a turn,
        so it is done once."""
        told, before = self.logs.get((viewer, lang), (0, []))
        timeline = self.table.timeline
        fresh = lines(
            timeline, timeline.entries[told:], viewer, self.table.voice(lang), self.table.names(lang)
        )
        lines_so_far = [*before, *fresh][-LOG_LINES:]
        self.logs[viewer, lang] = (len(timeline.entries), lines_so_far)
        return lines_so_far

    def turns_since(self, first: int, viewer: int, lang: str) -> list[Turn]:
        table = self.table
        return self.turns.told(table.timeline, viewer, table.voice(lang), table.names(lang), first)

    def look(self, member: Connection) -> int:
        """A seat for which a bot answers does not take the screen from the others of a hot seat."""
        seat = self.table.timeline.to_move()
        waits = self.table.begun() and seat >= 0 and not self.table.bot_for(seat, self.standin)
        return member.look(seat if waits or seat == OVER else CHANCE)

    # --- sending

    def shut_out(self, member: Connection) -> bool:
        """Who has no seat at a table that is not watched is told who plays, and nothing else."""
        return not member.you and self.table.closed()

    def sync(self, to: Connection, seen: int = 0) -> None:
        """Everything; `seen` is the last change the client knows."""
        timeline = self.table.timeline
        if self.shut_out(to):
            to.send(SyncMessage(timeline.seq, [], WATCHER, None, None, [], 0))
            return
        viewer = self.look(to)
        view, asked = self.picture(viewer, to.lang)
        log = self.log(viewer, to.lang)
        to.send(
            SyncMessage(
                seq=timeline.seq,
                you=to.you,
                as_=viewer,
                view=view,
                ask=asked,
                log=log,
                missed=sum(line.seq > seen for line in log) if seen > 0 else 0,
                lesson=self.table.coaching(viewer, to.lang),
                chance=outcomes(timeline, timeline.actions, viewer),
                turns=self.turns_since(log[0].turn if log else 0, viewer, to.lang),
                reactions=self.talk.reactions(),
            )
        )

    def sync_all(self) -> None:
        for member in self.members:
            self.sync(member)

    def tell_step(self, fresh: list[Entry]) -> None:
        self.pictures.clear()
        made: dict[tuple[int, str], bytes] = {}
        for member in [member for member in self.members if not self.shut_out(member)]:
            key = (self.look(member), member.lang)
            if key not in made:
                made[key] = encoder.encode(self.step(fresh, *key))
            member.send_bytes(made[key])

    def step(self, fresh: list[Entry], viewer: int, lang: str) -> StepMessage:
        view, asked = self.picture(viewer, lang)
        text, names = self.table.voice(lang), self.table.names(lang)
        told = happenings(self.table.timeline, fresh, viewer, text, names)
        return StepMessage(
            seq=self.table.timeline.seq,
            as_=viewer,
            events=told,
            view=view,
            ask=asked,
            lesson=self.table.coaching(viewer, lang),
            chance=outcomes(self.table.timeline, fresh, viewer),
            turns=self.turns_since(fresh[0].turn if fresh else 0, viewer, lang),
        )

    def tell_info(self, newcomer: Connection | None = None) -> None:
        """To everybody if it has changed, to a newcomer in any case. What changes with every choice is known
        by the choice itself."""
        info = replace(self.info("en"), since=None, asked=None)
        listeners = [m for m in self.members if m is newcomer or info != self.last_info]
        self.last_info = info
        made: dict[str, bytes] = {}
        for member in listeners:
            if member.lang not in made:
                made[member.lang] = encoder.encode(TableMessage(self.info(member.lang)))
            member.send_bytes(made[member.lang])

    def tell(self, said: SaidMessage | WroteMessage | ReactedMessage) -> None:
        """To all who may look on."""
        message = encoder.encode(said)
        for member in [member for member in self.members if not self.shut_out(member)]:
            member.send_bytes(message)

    def pause(self) -> None:
        """Nothing can be kept just now, so nothing happens."""
        for member in self.members:
            member.decline(Declined("paused", "paused"))

    def forget_pictures(self) -> None:
        """Names or seats have changed."""
        self.pictures.clear()
        self.logs.clear()
        self.turns.forget()

    def leave(self, member: Connection) -> None:
        """What was made for those who look is not kept for nobody."""
        self.members.discard(member)
        for seat in {*member.you} - self.online():
            self.absence.begin(seat)
        if not self.members:
            self.forget_pictures()

    def dismiss(self, seat: int) -> None:
        """It is theirs no more: whoever looked through its eyes may come back and look on."""
        for member in self.members:
            if seat in member.you:
                member.close(AGAIN_LATER)

    def ask_again(self, seat: int) -> None:
        """Who answers for this seat has changed: its holders are told what that means for the question."""
        self.pictures.clear()
        for member in self.members:
            if seat in member.you:
                self.sync(member)
