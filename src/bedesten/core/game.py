"""The contract between a game and everybody who plays, shows, stores or studies it."""

from typing import Any, Generic, TypeVar

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


class Reason:
    """Why something is not allowed: the rule, and the message key with its facts. A picture of the board
    may show it too: what stands in the way (`marks`), and the way that would be broken (`way`)."""

    def __init__(
        self,
        rule: str,
        key: str,
        facts: dict[str, object] | None = None,
        marks: list[str] | None = None,
        way: list[str] | None = None,
    ) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, object] = dict(facts or {})
        self.marks: list[str] = list(marks or [])  # places or squares, as words of the lexicon
        self.way: list[str] = list(way or [])


class Prospect:
    """One thing the dice may bring: in so many of all equally likely ways, and what it is by name."""

    def __init__(self, ways: int, of: int, gain: dict[str, int]) -> None:
        self.ways = ways
        self.of = of
        self.gain = gain


class Game(Generic[S, V]):
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
    phases: list[str]  # of a turn, in order
    place_numbers: dict[str, str] = {}  # names of places by the numbers that are printed on them
    place_fields: list[str] = []  # fields of a position that hold places
    unordered: list[str] = []  # fields of a position that are lists without an order
    events: list[tuple[str, list[str]]]  # by kind of event: its message key and what its arguments are

    def fitted(self, setup: Setup) -> "Game[S, V]":
        """The game as this setup plays it; another one where the setup changes which actions there are."""
        return self

    def new(self, setup: Setup) -> S:
        """A state before anything happened: setting up is the first thing chance is asked."""
        raise NotImplementedError

    def to_move(self, s: S) -> int:
        """A seat, CHANCE or OVER."""
        todo = s.todo
        return todo[-1].seat if todo else OVER

    def legal(self, s: S) -> list[Action]:
        """Ascending, without repetition, empty only when OVER. Not to be changed by the caller."""
        todo = s.todo
        if todo and todo[-1].seat == CHANCE:
            return todo[-1].options(s)
        return s.offered

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

    def settle(self, s: S) -> None:
        """Run effects and drop empty decisions until somebody has to choose."""
        todo = s.todo
        while todo:
            step = todo[-1]
            if step.seat == CHANCE:
                break
            if step.waits:
                offered = step.options(s)
                if offered:
                    s.offered = offered
                    return
                todo.pop()
            else:
                todo.pop().run(s)
        s.offered = []

    def actions(self) -> list[Action]:
        """Every action that can ever be legal, chance included: the dense index for learners."""
        return self.lexicon.actions()

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def trial(self, s: S) -> S:
        """A clone on which somebody may try what comes of an option, and learns of it what he may know."""
        return self.clone(s)

    def view(self, s: S, seat: int) -> V:
        """What this seat may know; WATCHER for spectators."""
        raise NotImplementedError

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

    def why_not(self, s: S, seat: int, a: Action) -> Reason | None:
        """The rule that forbids this action to this seat now, or None when it is offered."""
        raise NotImplementedError

    def phase(self, s: S) -> str:
        """Which of `phases` the turn is in; empty outside turns."""
        raise NotImplementedError

    def known(self, s: S) -> tuple[str, str]:
        """What the other seats may know of the open decision: the name of its step, and the phase."""
        return type(s.todo[-1]).__name__, self.phase(s)

    def announcing(self, s: S) -> bool:
        """Whether the last words only announce something: nobody else may know before it is complete."""
        return False

    def about(self, s: S) -> str:
        """What the open decision is about, as a word of the lexicon, where its options alone do not tell."""
        return ""

    def usual(self, s: S) -> Action:
        """The answer that merely carries on with what was chosen before; -1 if there is a choice to make."""
        raise NotImplementedError

    def carries_on(self, s: S, a: Action) -> bool:
        """Whether what comes of this answer is shown with the usual answers that follow it."""
        return self.phase(s) == self.phases[0] and not self.is_free_play(a)

    def is_free_play(self, a: Action) -> bool:
        """Played besides the open decision rather than answering it."""
        raise NotImplementedError

    def is_way_out(self, a: Action) -> bool:
        """Answers the open decision by doing nothing."""
        raise NotImplementedError

    def worth_explaining(self, s: S, seat: int) -> list[Action]:
        """Actions not offered now whose reason a person may want to see at once."""
        raise NotImplementedError

    def prospects(self, s: S, a: Action) -> list[Prospect]:
        """Where this answer leads straight to open dice: what they may bring, best first, if what
        lies open is used well. Never about hidden things: everybody can work it out."""
        return []

    def told_besides(self, e: Event) -> bool:
        """Of what an answer brings to other seats: whether it is told to the one who thinks about it."""
        return False

    def barrier(self, a: Action) -> str:
        """After this outcome of chance nothing can be taken back: the key of the message that says why."""
        return "ui.undo_dice"

    def discloses(self, before: S, after: S, seat: int) -> bool:
        """Whether this choice of a seat has told it something that was hidden from it, without any outcome of
        chance: by what it sees or hears, or by whether another one has a choice now."""
        return False

    def assets(self, s: S, seat: int) -> dict[str, int]:
        """What this seat has that an action can cost or bring, by name."""
        return {}

    def tallies(self) -> list[str]:
        """The names of the numbers that rank the seats, the weightiest first."""
        return []

    def tally(self, s: S, seat: int) -> list[int]:
        """These numbers of a seat; more is better."""
        return []

    def followed(self) -> list[str]:
        """Assets that are worth following through a game, beside the tallies."""
        return []

    def where(self, s: S, seat: int) -> str:
        """The place this seat went to in its turn, as a word of the lexicon; empty if there is none."""
        return ""

    def aim(self, s: S, seat: int) -> str:
        """What a gain of this seat comes from now, as a word that a plan can name: the place it went to."""
        return self.where(s, seat)

    def rolls(self) -> dict[int, int]:
        """In how many ways the dice show each total; empty for a game without dice."""
        return {}

    def faces(self) -> dict[str, dict[str, object]]:
        """What is printed on each place or board, by name, as JSON, for drawing it. It decides nothing."""
        return {}

    def goal(self, players: int) -> int:
        """How much of the weightiest tally brings the end on; 0 where it does not."""
        return 0

    def audit(self, s: S) -> None:
        """Raise AssertionError if anything went missing or appeared from nowhere."""
        raise NotImplementedError

    def dump(self, s: S) -> dict[str, object]:
        """The full position in human words, as JSON."""
        raise NotImplementedError

    def load(self, data: dict[str, object]) -> S:
        """The state a dump describes; BadSave says what was expected."""
        raise NotImplementedError

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        """The position a line of scene notation describes, in the words of dump(), for load().
        What the line leaves out is as at the start of a game, with nothing in hand."""
        raise NotImplementedError

    def describe(self, s: S) -> str:
        """The position as one line of scene notation."""
        raise NotImplementedError

    def dump_view(self, v: V) -> dict[str, object]:
        raise NotImplementedError

    def load_view(self, data: dict[str, object]) -> V:
        raise NotImplementedError
