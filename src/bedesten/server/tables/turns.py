"""The log turn by turn: who, where, what it cost and brought, in one sentence, as one seat may know it."""

from bisect import bisect_left
from dataclasses import dataclass, field

from bedesten.core.event import Event
from bedesten.core.guide.guard import shown
from bedesten.core.ids import WATCHER
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.protocol.questions import Turn
from bedesten.server.tables.connection import frozen
from bedesten.text import Text
from bedesten.text.turns import sentence

BEGINS = "turn_began"
DICE = "dice"
CAPTION = 90  # characters that can be read at a glance, with who and where


@dataclass(slots=True)
class Played:
    """A turn with its events, and where figures went in it."""

    turn: int
    seat: int
    round: int
    events: list[Event] = field(default_factory=list)
    went: list[tuple[str, list[str]]] = field(default_factory=list)  # a figure, and from where to where

    def goes(self, figure: str, way: list[str]) -> None:
        """A figure that was put somewhere to walk from there has only walked."""
        self.went = [one for one in self.went if one != (figure, way[:1])]
        if len(way) > 1 or not self.went:
            self.went.append((figure, way))

    def ways(self) -> list[list[str]]:
        return [way for _, way in self.went]


class TurnReader:
    """All turns of a game, without what was taken back. What was read once is not read again."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.turns: list[Played] = []
        self.stand = Standing({} if timeline.match.setup.scene else timeline.game.guide.figures())
        self.read = 0  # entries
        self.last: Entry | None = None  # of them

    def holds(self, timeline: Timeline) -> bool:
        """Whether it is of this game, and nothing that was read has been taken back."""
        actions = timeline.actions
        whole = self.read == 0 or (self.read <= len(actions) and actions[self.read - 1] is self.last)
        return self.timeline is timeline and whole

    def read_on(self) -> list[Played]:
        actions = self.timeline.actions
        for entry in actions[self.read :]:
            for e in entry.events:
                self.add(e, entry.round)
        self.read, self.last = len(actions), actions[-1] if actions else None
        return self.turns

    def add(self, e: Event, round_: int) -> None:
        game, turns = self.timeline.game, self.turns
        if game.events[e.kind][0] == BEGINS:
            turns.append(Played(e.args[0], e.seat, round_))
        for journey in game.guide.journeys(e) if e.seen_by(WATCHER) else []:
            way = self.stand.goes(journey.figure, journey.place, journey.walks)
            if turns and e.seat == turns[-1].seat:
                turns[-1].goes(journey.figure, way)
        if turns:
            turns[-1].events.append(e)


class Standing:
    """Where every figure is."""

    def __init__(self, first: dict[str, str]) -> None:
        self.first = first
        self.now: dict[str, str] = {}

    def goes(self, figure: str, place: str, walks: bool) -> list[str]:
        before = self.now.get(figure) or self.first.get(figure.split()[0], "")
        self.now[figure] = place
        return [before, place] if walks and before else [place]


def turn(timeline: Timeline, one: Played, viewer: int, text: Text, names: list[str], ended: bool) -> Turn:
    """Whatever cannot be told of it is missing; that it was there is told."""
    game = timeline.game
    made = Turn(one.turn, one.seat, "", one.round, ways=one.ways())
    made.place = made.ways[0][-1] if made.ways else ""
    made.where = text.messages.get(f"name.place.{made.place}", made.place)
    room = CAPTION - len(f"{names[one.seat]} · {made.where}: ")
    known = (one.events, one.seat, viewer, names, ended, room)
    made.text = shown(timeline, "event", "", sentence, text, game, *known)
    for e in one.events:
        for what, n in shown(timeline, "event", {}, brought, timeline, e, one.seat).items():
            side = made.gain if n > 0 else made.cost
            side[what] = side.get(what, 0) + abs(n)
        made.gain |= shown(timeline, "event", {}, deed, timeline, e, one.seat)
    made.tags = shown(timeline, "event", [], tags, timeline, one, made)
    return made


def brought(timeline: Timeline, e: Event, seat: int) -> dict[str, int]:
    return timeline.game.guide.ledger(e) if e.seat == seat else {}


def deed(timeline: Timeline, e: Event, seat: int) -> dict[str, int]:
    return timeline.game.guide.deed(e) if e.seat == seat else {}


def tags(timeline: Timeline, one: Played, made: Turn) -> list[str]:
    """What one may look for in a log: what ranks the seats first, and dice."""
    guide = timeline.game.guide
    scored = [name for name in guide.tallies()[:1] if made.gain.get(name)]
    return scored + [DICE] * any(guide.rolled(e) for e in one.events)


def first(turns: list[Played], since: int) -> int:
    """The index of the first that has this number or a higher one."""
    return bisect_left(turns, since, key=lambda one: one.turn)


class Turns:
    """What was told of a turn that has ended is kept, encoded, for all who look through the same eyes in the
    same language."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, str], dict[int, Turn]] = {}
        self.reader: TurnReader | None = None

    def told(
        self, timeline: Timeline, viewer: int, text: Text, names: list[str], since: int = 0
    ) -> list[Turn]:
        """Those from number `since` on."""
        turns = shown(timeline, "event", [], self.played, timeline)
        open_turn = 0 if timeline.over() else turns[-1].turn if turns else 0
        kept = self.kept.setdefault((viewer, text.lang), {})
        told = []
        for one in turns[first(turns, since) :]:
            made = kept.get(one.turn)
            if made is None:
                made = frozen(turn(timeline, one, viewer, text, names, one.turn != open_turn))
                if one.turn != open_turn:
                    kept[one.turn] = made
            told.append(made)
        return told

    def played(self, timeline: Timeline) -> list[Played]:
        """What fails half way is read anew the next time."""
        reader, self.reader = self.reader, None
        if reader is None or not reader.holds(timeline):
            self.kept.clear()
            reader = TurnReader(timeline)
        turns = reader.read_on()
        self.reader = reader
        return turns

    def forget(self) -> None:
        self.kept.clear()
        self.reader = None
