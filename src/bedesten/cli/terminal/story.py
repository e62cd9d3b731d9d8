"""What happened so far: every action with its events, and how each turn began."""

from dataclasses import dataclass, field

from rich.text import Text as Line

from bedesten.cli.terminal import coffee, seals
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, ink
from bedesten.core.dice import Dealer
from bedesten.core.event import Event
from bedesten.core.ids import WATCHER, Action
from bedesten.core.play.match import UNDO, Match
from bedesten.istanbul import events as ev
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.view import View
from bedesten.text import Text

SILENT = [ev.TURN_BEGAN]  # the line of a turn says it already


@dataclass
class Entry:
    """One decision, or all that chance brought between two decisions."""

    turn: int
    action: Action
    events: list[Event]
    forced: bool = False


@dataclass
class Story:
    """A match and its tale. Everything is pushed through it, so the two never differ."""

    match: Match
    entries: list[Entry] = field(default_factory=list)
    opened: dict[int, View] = field(default_factory=dict)  # the open table when a turn began
    turns: dict[int, list[Entry]] = field(default_factory=dict)  # the entries once more, by turn

    def push(self, a: Action) -> None:
        """A decision; one without a choice is marked as such."""
        turn = self.turn()
        forced = len(self.match.game.legal(self.match.state)) == 1
        self.note(Entry(turn, a, self.match.push(a), forced))

    def deal(self, dealer: Dealer) -> None:
        """Let the dealer answer for chance."""
        turn = self.turn()
        news = self.match.deal(dealer)
        self.note(Entry(turn, self.match.actions[-1], news))

    def note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.turns.setdefault(entry.turn, []).append(entry)
        if self.turn() not in self.opened:
            self.opened[self.turn()] = self.match.game.view(self.match.state, WATCHER)

    def undo(self) -> Action:
        """Take back the last real choice, and the forced answers after it."""
        while True:
            entry = self.undo_one()
            if not entry.forced:
                return entry.action

    def undo_one(self) -> Entry:
        self.match.take_back()
        entry = self.entries.pop()
        return self.turns[entry.turn].pop()

    def events(self, turn: int) -> list[Event]:
        """What happened in a turn."""
        return [event for entry in self.turns.get(turn, []) for event in entry.events]

    def barrier(self, seat: int) -> str:
        """Why this seat cannot take anything back: the key of the message; empty if it can."""
        count = self.match.undoable() if self.match.undo_seat == seat else 0
        back = self.entries[len(self.entries) - count :]
        if any(not entry.forced for entry in back):
            return ""
        if self.match.firm and self.match.undo_seat == seat:
            return "ui.undo_learned"
        before = self.entries[len(self.entries) - len(back) - 1]
        if before.turn != self.turn():
            return "ui.undo_other"
        return barred_by(self.match, before.action)

    def turn(self) -> int:
        return self.match.game.turn(self.match.state)


def barred_by(match: Match, a: Action) -> str:
    """The message for what chance brought."""
    by_chance = match.game.lexicon.token(a).startswith("*")
    return match.game.guide.barrier(a) if by_chance else "ui.undo_other"


def retold(match: Match) -> Story:
    """The story of a match that was played before, with a match that can go on."""
    story = Story(Match(match.game, match.setup))
    for token in match.log:
        if token == UNDO:
            story.undo_one()
        else:
            story.push(match.game.lexicon.action(token))
    return story


# ------------------------------------------------------------------ in words


def sentences(story: Story, turn: int, viewer: int, text: Text, names: list[str]) -> list[str]:
    """The events of a turn as this viewer may know them."""
    return [
        text.event(story.match.game, event, viewer, names)
        for event in story.events(turn)
        if event.kind not in SILENT
    ]


def summary(story: Story, turn: int, viewer: int, text: Text, names: list[str]) -> Line:
    """A turn in one line: who went where, and what changed hands."""
    before = story.opened[turn]
    after = story.opened.get(turn + 1)
    if after is None:
        after = story.match.game.view(story.match.state, WATCHER)
    seat = before.table.active
    place = after.table.seats[seat].place
    changes = [
        *coffee.announced(story.events(turn), text),
        *change(before, after, seat, text),
        *drawn(story, turn, viewer, text),
    ]
    line = ink(f" {EMBLEMS[seat]} ", f"bold {SEAT_STYLES[seat]}")
    where = text.name("place", after.table.rules.place_names[place])
    told = " ".join(changes) or text.say("ui.sum.nothing")
    return line + Line(
        f" {text.say('ui.sum.line', {'who': names[seat], 'number': place, 'place': where, 'change': told})}"
    )


def change(before: View, after: View, seat: int, text: Text) -> list[str]:
    """What a player has more and less after a turn, in signs."""
    old, new = before.table.seats[seat], after.table.seats[seat]
    counts = [(new.rubies - old.rubies, "r"), (new.lira - old.lira, "L")]
    counts += [(n - m, letter) for m, n, letter in zip(old.goods, new.goods, ids.GOODS, strict=True)]
    counts.append((after.cards[seat] - before.cards[seat], "c"))
    counts += coffee.changes(before.table, after.table, seat)
    counts += seals.changes(before.table, after.table, seat)
    found = [f"{count:+}{sign}" for count, sign in counts if count]
    if new.capacity > old.capacity:
        found.append(text.say("ui.sum.capacity", {"capacity": new.capacity}))
    for tile in places_in(new.tiles & ~old.tiles):
        found.append(text.say("ui.sum.tile", {"tile": text.name("tile", ids.COLOURS[tile])}))
    return found


def drawn(story: Story, turn: int, viewer: int, text: Text) -> list[str]:
    """The cards the viewer drew in a turn."""
    words = story.opened[turn].table.rules.card_names
    cards = [
        text.name("card", words[event.args[0]])
        for event in story.events(turn)
        if event.kind == ev.DREW and event.secret == viewer
    ]
    return [f"({text.say('ui.sum.drew', {'cards': ', '.join(cards)})})"] if cards else []
