"""The rules of a game: what search and learners need, and all that decides."""

from typing import Any, Generic, TypeVar

from bedesten.core.auditing import failure
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.lexicon import Lexicon
from bedesten.core.rulings import Ruling
from bedesten.core.step import Step


class Setup:
    """What is agreed before a game: how many play, the game's own options, a scene to begin in."""

    def __init__(self, players: int, options: dict[str, object] | None = None, scene: str = "") -> None:
        self.players = players
        self.scene = scene  # a position as one line; empty for the start of the game
        chosen = (options or {}).items()
        self.options: dict[str, object] = {name: value for name, value in chosen if value is not None}


class State:
    """A whole game at one moment. `todo` ends with what comes next; `offered` is its options."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.todo: list[Step[Any]] = []
        self.offered: list[Action] = []
        self.news: list[Event] | None = None

    def plan(self, steps: list[Step[Any]]) -> None:
        """Put steps so that the first of them comes next."""
        steps.reverse()
        self.todo.extend(steps)


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Rules(Generic[S, V]):
    """The rules of one game. Immutable; one per combination of boxes."""

    name: str
    boxes: list[str]  # what lies on the table, the base first; every layer has a slice of that name
    rules_version: int
    min_players: int
    max_players: int
    lexicon: Lexicon
    seats: list[str] = []  # what seats are called in records, if not by colours
    layouts: list[str]  # names for the option "layout"
    variants: list[str]  # options that are switched on
    choices: dict[str, list[str]] = {}  # options that are one of some words, the usual one first
    rulings: list[Ruling] = []  # options that decide what the rulebooks leave open
    events: list[tuple[str, list[str]]]  # by kind of event: its message key and what its arguments are

    def for_setup(self, setup: Setup) -> "Rules[S, V]":
        """The rules as this setup plays them; others where the setup changes which actions there are."""
        return self

    def new(self, setup: Setup) -> S:
        """A state before anything happened: setting up is the first thing chance is asked."""
        raise NotImplementedError

    def to_move(self, s: S) -> int:
        """A seat, CHANCE or OVER."""
        todo = s.todo
        return todo[-1].seat if todo else OVER

    def legal(self, s: S) -> list[Action]:
        """Ascending, without repetition, empty only when OVER. Not to be changed by the caller. They are
        computed once: what settle() found, or, at CHANCE, what is asked for."""
        if s.offered or not s.todo:
            return s.offered
        return s.todo[-1].options(s)

    def odds(self, s: S) -> list[int]:
        """Integer weights beside legal(), at CHANCE only."""
        return s.todo[-1].odds(s)

    def chance_total(self, s: S) -> int:
        """The sum of the odds."""
        return s.todo[-1].total(s)

    def chance_outcome(self, s: S, nth: int) -> Action:
        """What the number nth below the sum of the odds stands for."""
        return s.todo[-1].outcome(s, nth)

    def apply(self, s: S, a: Action) -> None:
        """Carry out one action in place. Trusts its caller: only what legal() listed."""
        s.todo.pop().answer(s, a)
        self.settle(s)

    def deal(self, s: S, dice: Dice) -> list[Action]:
        """Let chance fall by its odds until somebody has to choose: the options, none when OVER."""
        while s.todo and not s.offered:
            step = s.todo.pop()
            step.answer(s, step.outcome(s, dice.below(step.total(s))))
            self.settle(s)
        return s.offered

    def play(self, s: S, a: Action, dice: Dice) -> list[Action]:
        """Carry out one action and let chance fall: the options of whoever chooses next, none when OVER."""
        s.todo.pop().answer(s, a)
        self.settle(s)
        return s.offered if s.offered else self.deal(s, dice)

    def settle(self, s: S) -> None:
        """Run effects and drop empty decisions until somebody has to choose."""
        while s.todo:
            step = s.todo[-1]
            if step.seat == CHANCE:
                break
            if step.waits:
                offered = step.options(s)
                if offered:
                    s.offered = offered
                    return
            s.todo.pop()
            if not step.waits:
                step.run(s)
        s.offered = []

    def actions(self) -> list[Action]:
        """Every action that can ever be legal, chance included: the dense index for learners."""
        return self.lexicon.actions()

    def clone(self, s: S) -> S:
        """A copy to think ahead in; it shares nothing that changes."""
        raise NotImplementedError

    def trial(self, s: S) -> S:
        """A clone on which somebody may try what comes of an option, and learns of it what they may know."""
        return self.clone(s)

    def view(self, s: S, seat: int) -> V:
        """What this seat may know; WATCHER for spectators."""
        raise NotImplementedError

    def peek(self, s: S, seat: int) -> V:
        """The same for somebody who reads it at once and keeps nothing: it may share with the state what a
        view copies, and tells whoever reads it as a view no more."""
        return self.view(s, seat)

    def imagine(self, v: V, dice: Dice) -> S:
        """Some full state that looks like this view."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """The rank of every seat, 1 for the winners; equals share a rank."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """The number of the current turn; 0 while setting up."""
        raise NotImplementedError

    def round(self, s: S) -> int:
        """The number of the current round, and of the last one when all is over; 0 while setting up."""
        raise NotImplementedError

    def active(self, s: S) -> int:
        """Whose turn it is; less than 0 before the first and after the last turn."""
        raise NotImplementedError

    def announcing(self, s: S) -> bool:
        """Whether the last words only announce something: nobody else may know before it is complete."""
        return False

    def discloses(self, before: S, after: S, seat: int) -> bool:
        """Whether this choice of a seat has told it something that was hidden from it, without any outcome of
        chance: by what it sees or hears, or by whether another one has a choice now."""
        return False

    def audit(self, s: S) -> None:
        """Raise AssertionError if anything went missing or appeared from nowhere."""
        raise NotImplementedError

    def faults(self, s: S) -> list[str]:
        """All that could not come about in a game, though it can be laid, a sentence each."""
        return failure(lambda: self.audit(s))
