"""What happened, as one seat may know it, in words."""

from bedesten.core.event import Event
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.protocol.questions import Happening, Line
from bedesten.server.words import say
from bedesten.text import Text
from bedesten.text.words import numbered

LOG_LINES = 300  # most lines of a sync
COVERED = "?"


def happenings(
    timeline: Timeline, entries: list[Entry], viewer: int, text: Text, names: list[str]
) -> list[Happening]:
    """Whatever cannot be told is left out: the view is right without it."""
    told: list[Happening | None] = []
    for entry in entries:
        if entry.undoes() and not entry.forced and not entry.quiet:
            told.append(shown(timeline, "event", None, taken_back, timeline, entry, viewer, text, names))
        left = shown(timeline, "event", [""] * len(entry.events), remainders, timeline, entry, text)
        for e, rest in zip(entry.events, left, strict=True):
            one = shown(timeline, "event", None, happening, timeline, entry, e, viewer, text, names)
            told.append(one)
            if one is not None and e.seen_by(viewer):
                one.remains = rest
    return [one for one in told if one is not None]


def happening(
    timeline: Timeline, entry: Entry, e: Event, viewer: int, text: Text, names: list[str]
) -> Happening:
    key, fields = timeline.game.events[e.kind]
    args: dict[str, int | str] = {}
    if e.seen_by(viewer):
        for field, value in zip(fields, e.args, strict=True):
            word = numbered(text, timeline.game, field, value)
            args[field] = word if isinstance(word, int) else str(word)
    turn = int(args["turn"]) if key == "turn_began" else 0
    barrier = turn > 0 or entry.seat == CHANCE
    return Happening(key, e.seat, args, text.told(timeline.game, e, viewer, names), barrier, turn)


def remainders(timeline: Timeline, entry: Entry, text: Text) -> list[str]:
    """After each of its events: how much its seat has of the one thing it cost or brought."""
    has = {seat: dict(left) for seat, left in entry.left.items()}
    told: list[str] = []
    for e in reversed(entry.events):
        brings = timeline.game.guide.ledger(e)
        mine = has.get(e.seat, {})
        counted = [(what, by) for what, by in brings.items() if what in mine]
        told.append(remainder(text, mine[counted[0][0]], counted[0][1]) if len(counted) == 1 else "")
        for what, by in counted:
            mine[what] -= by
    return told[::-1]


def remainder(text: Text, left: int, by: int) -> str:
    return text.filled("remains.spent" if by < 0 else "remains.gained", {"left": left}, [])


def outcomes(timeline: Timeline, entries: list[Entry], viewer: int) -> list[str]:
    """What chance brought, word for word; what only another may see is covered. Of a game begun under older
    rules it is not known who saw what."""
    if not timeline.whole:
        return []
    chance = [entry for entry in entries if entry.seat == CHANCE]
    return [
        entry.token if all(e.seen_by(viewer) for e in entry.events) else covered(entry.token)
        for entry in chance
    ]


def covered(token: str) -> str:
    return f"{token.partition(':')[0]}:{COVERED}"


def taken_back(timeline: Timeline, entry: Entry, viewer: int, text: Text, names: list[str]) -> Happening:
    """In words, which choice was undone."""
    who = names[entry.seat] if 0 <= entry.seat < len(names) else ""
    key = "you_undid" if entry.seat == viewer else "undone"
    said = say(text.lang, key, who=who, what=text.option(timeline.game, entry.action, names))
    return Happening("undone", entry.seat, {}, said)


def lines(timeline: Timeline, entries: list[Entry], viewer: int, text: Text, names: list[str]) -> list[Line]:
    """The last of them, as the lines of a chronicle."""
    newest: list[Line] = []
    for entry in reversed(entries):
        told = happenings(timeline, [entry], viewer, text, names)
        newest += [
            Line(entry.seq, h.turn or entry.turn, h.seat, h.text, h.barrier, h.remains)
            for h in reversed(told)
        ]
        if len(newest) >= LOG_LINES:
            break
    return newest[LOG_LINES - 1 :: -1]
