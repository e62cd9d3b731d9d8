"""Look for what a seat learns and could still take back: a part of `make scan` (ARGS="--games 500").

After every choice that can be taken back, the same choice is made in other positions that looked the same to
the seat before it. Whatever it sees and is told then must be the same too: else it has learned something, and
the way back must be barred.
"""

from typing import Any

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.play.timeline import Timeline
from scripts.golden import players_of, setup_of

OTHERS = 3  # positions that a choice is tried in besides the real one


class TakingBack:
    """One random game, played as a table plays it."""

    def __init__(self, name: str, setup: Setup, number: int, sample: int = 1) -> None:
        self.timeline = Timeline(catalog.game(name), setup)
        self.game = self.timeline.game
        self.dice = Dice(9_000_000 + number)
        self.sample = sample
        self.compared = 0
        self.barred = 0
        self.leaks: list[str] = []

    def run(self) -> None:
        self.settle()
        while not self.timeline.over():
            self.choose()

    def settle(self) -> None:
        """As a room does it: chance is answered, and what has no choice goes on alone."""
        while not self.timeline.over():
            s = self.timeline.match.state
            if self.timeline.to_move() == CHANCE:
                self.timeline.push(self.game.chance_outcome(s, self.dice.below(self.game.chance_total(s))))
            elif not self.timeline.go_on_alone():
                break
        self.timeline.close_change()

    def choose(self) -> None:
        timeline, seat = self.timeline, self.timeline.to_move()
        before = self.game.clone(timeline.match.state)
        a = self.dice.pick(self.game.legal(before))
        timeline.push(a)
        self.settle()
        if timeline.over() or timeline.undoable(seat) is None:
            self.barred += 1
            return
        within = timeline.to_move() == seat and self.game.turn(timeline.match.state) == self.game.turn(before)
        if within and self.dice.below(self.sample):
            return
        self.compared += 1
        view = self.game.view(before, seat)
        known = seen(self.game, before, seat, a)
        if any(seen(self.game, self.game.imagine(view, self.dice), seat, a) != known for _ in range(OTHERS)):
            step = type(before.todo[-1]).__name__
            token = self.game.lexicon.token(a)
            self.leaks.append(f"seat {seat} learns by {token} ({step}) and may take it back")


def seen(game: Any, before: Any, seat: int, a: Action) -> Any:
    """All that a seat sees and is told when it chooses this, and whatever has no choice goes on alone."""
    if a not in game.legal(before):
        return None
    s = game.clone(before)
    s.news = []
    game.apply(s, a)
    while game.to_move(s) not in (CHANCE, OVER) and len(game.legal(s)) == 1:
        game.apply(s, game.legal(s)[0])
    told = [heard(e, seat) for e in s.news]
    s.news = None
    asked = game.to_move(s)
    if asked == CHANCE:
        return told
    options = game.legal(s) if asked == seat else []
    return told, asked, options, game.notation.dump_view(game.view(s, seat))


def heard(e: Event, seat: int) -> tuple[int, int, list[int]]:
    return e.kind, e.seat, e.args if e.seen_by(seat) else []


def look(name: str, first: int, count: int, sample: int = 1) -> tuple[int, int, list[str]]:
    """Choices that could be taken back and were compared, of those within a turn one in n; choices that
    could not; and every leak with how to see it again."""
    compared, barred = 0, 0
    leaks: list[str] = []
    for number in range(first, first + count):
        counts = players_of(name)
        setup = setup_of(name, counts[number % len(counts)], number // len(counts))
        one = TakingBack(name, setup, number, sample)
        one.run()
        compared, barred = compared + one.compared, barred + one.barred
        leaks += [f"{name} game {number}: {leak}" for leak in one.leaks]
    return compared, barred, leaks
