"""A match with its told events: every word of the log, numbered by change, and how far it can be taken back.

Server and terminal play through it, each closing a change where it suits them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from bedesten.core.dice import Dealer
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.guide.guard import shown
from bedesten.core.ids import CHANCE, OVER, WATCHER, Action
from bedesten.core.play.match import UNDO, Match


@dataclass(frozen=True, slots=True)
class Entry:
    """One word of the log. For an undo, `action` is what was taken back."""

    n: int
    seq: int
    turn: int
    seat: int
    token: str
    action: Action
    forced: bool
    events: list[Event] = field(default_factory=list)
    phase: str = ""  # of the turn, when it was answered
    active: int = OVER  # whose turn it was
    quiet: bool = False  # it announces something, and is nobody else's business before that is complete
    round: int = 0  # in which it left the game; 0 where that is not known
    left: dict[int, dict[str, int]] = field(default_factory=dict)  # what seats have of assets it changed

    def undoes(self) -> bool:
        return self.token == UNDO

    def hidden(self) -> bool:
        """Chance told only one seat what it brought."""
        return self.seat == CHANCE and any(e.secret != WATCHER for e in self.events)


class Timeline:
    """Everything is played through it, so that match and entries never differ."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.match = Match(game, setup)
        self.game = self.match.game
        self.entries: list[Entry] = []
        self.actions: list[Entry] = []  # without what was taken back
        self.seq = 0
        self.whole = True  # whether the entries lead here; not after a change of the rules
        self.told = 0  # the first n entries are durable and known to everybody

    # --- reading

    def to_move(self) -> int:
        return self.match.to_move()

    def moment(self) -> str:
        """Where it stands, for a log."""
        return f"{self.match.moment()}, change {self.seq}"

    def turn(self) -> int:
        return self.game.turn(self.match.state)

    def phase(self) -> str:
        """Of the turn, as it is shown; empty outside turns."""
        return shown(self, "phase", "", self.game.guide.phase, self.match.state)

    def phases_done(self) -> list[str]:
        """The phases of this turn in which something was done; what was passed over is missing."""
        turn = self.turn()
        now = takewhile(lambda entry: entry.turn == turn, reversed(self.actions))
        did = {entry.phase for entry in now if not self.game.guide.is_pass(entry.action)}
        return [phase for phase in self.game.guide.phases if phase in did]

    def over(self) -> bool:
        return self.to_move() == OVER

    def fresh(self) -> list[Entry]:
        """What belongs to the change that is being made."""
        return self.entries[self.told :]

    # --- playing

    def push(self, a: Action, seq: int | None = None) -> None:
        seat, turn, phase = self.to_move(), self.turn(), self.phase()
        active = self.game.active(self.match.state)
        forced = seat != CHANCE and len(self.game.legal(self.match.state)) == 1
        events = self.match.push(a)
        quiet = self.game.announcing(self.match.state)
        number = self.seq + 1 if seq is None else seq
        token = self.game.lexicon.token(a)
        now = self.game.round(self.match.state)
        nothing: dict[int, dict[str, int]] = {}
        left = shown(self, "event", nothing, self.left_by, events)
        entry = Entry(
            len(self.entries), number, turn, seat, token, a, forced, events, phase, active, quiet, now, left
        )
        self.entries.append(entry)
        self.actions.append(entry)

    def left_by(self, events: list[Event]) -> dict[int, dict[str, int]]:
        """What seats have after what cost or brought them something, where everybody may know it."""
        guide, state = self.game.guide, self.match.state
        seats = {e.seat for e in events if guide.open_counts and guide.ledger(e)}
        return {seat: guide.assets(state, seat) for seat in seats}

    def choose(self, a: Action) -> None:
        """Begin a change with this choice; a decision without a choice belongs to the change before."""
        if len(self.game.legal(self.match.state)) > 1 and self.to_move() != CHANCE:
            self.close_change()
        self.push(a)

    def push_token(self, token: str, seq: int | None = None) -> None:
        """One word of a log."""
        if token == UNDO:
            self.undo_one(seq)
        elif seq is None:
            self.choose(self.game.lexicon.action(token))
        else:
            self.push(self.game.lexicon.action(token), seq)

    def deal(self, dealer: Dealer) -> None:
        """One outcome of chance."""
        self.push(dealer.answer(self.game, self.match.state))

    def settle(self, dealer: Dealer) -> None:
        """Chance is answered by the dealer, a decision without a choice by itself."""
        while not self.over():
            if self.to_move() == CHANCE:
                self.deal(dealer)
            elif not self.go_on_alone():
                return

    def go_on_alone(self) -> bool:
        """Give the only answer there is; whether that was possible."""
        options = self.game.legal(self.match.state)
        if len(options) != 1:
            return False
        self.push(options[0])
        return True

    def close_change(self) -> list[Entry]:
        """The change is durable: it may be told."""
        fresh = self.fresh()
        self.seq += 1
        self.told = len(self.entries)
        return fresh

    # --- taking back

    def undo_one(self, seq: int | None = None) -> Entry:
        """Take back the last word, forced or not; what it was."""
        number = self.seq + 1 if seq is None else seq
        entry = undoing(self.actions, len(self.entries), number)
        self.match.take_back()
        self.entries.append(entry)
        return self.actions.pop()

    def undo(self) -> None:
        """Take back what was answered at once: the choices of a plan, and the forced answers after them."""
        change = self.actions[-1].seq
        while self.match.undoable() and self.actions[-1].seq == change:
            self.undo_one()

    def undoable(self, seat: int) -> Entry | None:
        """The choice this seat would go back to now: the first of the last change."""
        count = self.match.undoable()
        if self.match.undo_seat != seat or not count:
            return None
        last = [entry for entry in self.actions[-count:] if entry.seq == self.actions[-1].seq]
        return next((entry for entry in last if not entry.forced), None)

    def barrier(self, seat: int) -> str:
        """Why this seat can take nothing back: the key of the message."""
        chosen = (entry for entry in reversed(self.actions) if entry.seat == CHANCE or not entry.forced)
        last = next(chosen, None)
        if last is not None and last.seat == seat and self.match.undo_seat != OVER:
            return "ui.undo_learned"
        if last is None or last.seat != CHANCE:
            return "ui.undo_other"
        chooser = next((entry.seat for entry in chosen if entry.seat != CHANCE), OVER)
        if chooser != seat:
            return "ui.undo_other"
        return self.game.guide.barrier(last.action)


def undoing(actions: list[Entry], n: int, seq: int) -> Entry:
    """The last word is taken back. Of what was announced word by word and done, the first one is named."""
    last = actions[-1]
    first, forced = last, last.forced
    for entry in reversed(actions[:-1]):
        if last.quiet or not entry.quiet:
            break
        first, forced = entry, forced and entry.forced
    return Entry(n, seq, last.turn, last.seat, UNDO, first.action, forced, quiet=last.quiet)


def replayed(game: Game[Any, Any], setup: Setup, words: Iterable[tuple[int, str]]) -> Timeline:
    """Play a log again: the number of the change and the token of every word."""
    timeline = Timeline(game, setup)
    for seq, token in words:
        timeline.push_token(token, seq)
        timeline.seq = seq
    timeline.told = len(timeline.entries)
    return timeline
