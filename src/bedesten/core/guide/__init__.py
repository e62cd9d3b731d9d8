"""What people are shown of a game: reasons, phases, previews, tallies, faces. It decides nothing."""

from typing import Generic

from bedesten.core.event import Event
from bedesten.core.guide.sums import Sum
from bedesten.core.guide.told import Change, Outlook, Prospect, Reason
from bedesten.core.ids import Action
from bedesten.core.rules import S

__all__ = ["Change", "Guide", "Journey", "Outlook", "Prospect", "Reason"]


class Journey:
    """A figure comes to a place, a word of the lexicon. It walks there from where it was, or is put there."""

    def __init__(self, figure: str, place: str, walks: bool = True) -> None:
        self.figure = figure
        self.place = place
        self.walks = walks


class Guide(Generic[S]):
    """Puts the decisions of one game to people. Whatever a game has nothing to say to has an empty answer."""

    phases: list[str] = []  # of a turn, in order
    visits = "place"  # how the keys of `used` begin that an opening consists of
    boards: tuple[str, ...] = ()  # names for the option "board", where that is what lays a table out
    origins = "place"  # of which kind the names are that `source` tells
    open_counts = False  # whether everybody may know how much of each asset a seat has

    def why_not(self, s: S, seat: int, a: Action) -> Reason | None:
        """The rule that forbids this action to this seat now, or None when it is offered."""
        raise NotImplementedError

    def phase(self, s: S) -> str:
        """Which of `phases` the turn is in; empty outside turns."""
        raise NotImplementedError

    def known(self, s: S) -> tuple[str, str]:
        """What the other seats may know of the open decision: the name of its step, and the phase."""
        return type(s.todo[-1]).__name__, self.phase(s)

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

    def is_pass(self, a: Action) -> bool:
        """Answers the open decision by doing nothing."""
        raise NotImplementedError

    def worth_explaining(self, s: S, seat: int) -> list[Action]:
        """Actions not offered now whose reason a person may want to see at once."""
        raise NotImplementedError

    def prospects(self, s: S, a: Action) -> list[Prospect]:
        """Where this answer leads straight to open dice: what they may bring, best first, if what
        lies open is used well. Never about hidden things: everybody can work it out."""
        return []

    def role(self, a: Action) -> str:
        """How it answers the open decision: `act`, `instead` of the usual, `free` besides it, or `out`."""
        if self.is_free_play(a):
            return "free"
        return "out" if self.is_pass(a) else "act"

    def moves(self, a: Action) -> bool:
        """Whether it takes a figure to the place it names, and what follows happens there."""
        return False

    def card_played(self, e: Event) -> str:
        """The card as a word of the lexicon, if the event tells that one was played from a hand."""
        return ""

    def facts(self, s: S) -> dict[str, object]:
        """What the open decision is about beyond its options, as JSON, to draw it; everybody may know it."""
        return {}

    def asked(self, s: S, seat: int) -> dict[str, object]:
        """More of such facts, for nobody but the seat that is asked."""
        return {}

    def ways(self, s: S, seat: int) -> list[list[Action]]:
        """Whole answers: what leads through several decisions to something a person means to do."""
        return []

    def sum(self, s: S, seat: int, lead: list[Action], news: list[Event]) -> Sum | None:
        """What comes of these answers of a seat, given what it may know of what would happen."""
        return None

    def told_besides(self, e: Event) -> bool:
        """Of what an answer brings to other seats: whether it is told to the one who thinks about it."""
        return False

    def ledger(self, e: Event) -> dict[str, int]:
        """What an event costs and brings its seat, by the names of `assets`. Of an event that only one seat
        sees it says what everybody does."""
        return {}

    def deed(self, e: Event) -> dict[str, int]:
        """What a turn is known by beside that, where its sign says more than the place: what was built, who
        came."""
        return {}

    def journeys(self, e: Event) -> list[Journey]:
        """The figures an event takes somewhere."""
        return []

    def figures(self) -> dict[str, str]:
        """Where figures stand before the first turn, by the beginning of their names."""
        return {}

    def rolled(self, e: Event) -> bool:
        """Whether it tells what dice show."""
        return False

    def changes(self, s: S, seat: int, had: dict[str, int], news: list[Event]) -> list[Change]:
        """What each of these events, beginning in this position, does to the assets the seat had."""
        return [Change(e) for e in news]

    def outlook(self, s: S, then: S, seat: int, news: list[Event]) -> list[Outlook]:
        """What waits for a seat where an answer has led it: what it could do, or why nothing. Worked out from
        what the seat may know."""
        return []

    def worthwhile(self, s: S, seat: int, a: Action) -> bool:
        """Whether something comes of it, as far as can be told at a glance."""
        return True

    def settled(self, s: S, seat: int, a: Action) -> list[list[Action]]:
        """What the seat may answer to what this answer leads to, so that both can be given at once: rows of
        answers, the usual one first. An empty row: that is a choice of its own. Worked out from what the
        seat knows; whatever chance brings in between changes nothing about them."""
        return []

    def foregone(self, s: S, seat: int) -> Action:
        """The answer to the open decision that costs nothing and that no other can better; -1 if somebody
        might choose otherwise. Worked out from what the seat knows."""
        return -1

    def steps(self, s: S, seat: int, a: Action) -> int:
        """How far the answer takes a figure; 0 if it does not, or by no way."""
        return 0

    def way_out(self, s: S) -> Action:
        """What answers the open decision if nothing can but doing nothing; -1 if there is a choice. Outside
        turns somebody always chooses."""
        answers = [a for a in s.offered if not self.is_free_play(a)]
        alone = len(answers) == 1 and self.role(answers[0]) == "out" and self.phase(s) != ""
        return answers[0] if alone else -1

    def barrier(self, a: Action) -> str:
        """After this outcome of chance nothing can be taken back: the key of the message that says why."""
        return "ui.undo_dice"

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

    def spot(self, s: S, a: Action) -> str:
        """Where something is that an action names, as a word of the lexicon; empty if it names no such thing.
        A place or a square that it names itself is known without."""
        return ""

    def aim(self, s: S, seat: int) -> str:
        """What a gain of this seat comes from now, as a word that a plan can name: the place it went to."""
        return self.where(s, seat)

    def source(self, e: Event) -> tuple[str, int]:
        """What the weightiest tally grows by, and from what, if the event tells it."""
        return "", 0

    def used(self, e: Event) -> str:
        """What its seat has used by this event, as the key of its name (`place.palace`): those things are
        counted over the games of a player. Empty if it is nothing of the kind."""
        return ""

    def layout(self, s: S) -> str:
        """What the table was laid out as: a name, or the word of an option that lays it again. Empty where it
        is always the same."""
        return ""

    def rolls(self) -> dict[int, int]:
        """In how many ways the dice show each total; empty for a game without dice."""
        return {}

    def faces(self) -> dict[str, dict[str, object]]:
        """What is printed on each place or board, by name, as JSON, for drawing it. It decides nothing."""
        return {}

    def plans(self) -> dict[str, list[int]]:
        """How the places of each printed layout lie, by their numbers, row by row."""
        return {}

    def goal(self, players: int) -> int:
        """How much of the weightiest tally brings the end on; 0 where it does not."""
        return 0
