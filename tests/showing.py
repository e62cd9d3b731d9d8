"""Look at a position as every seat and a watcher would: whatever is only shown, in every language."""

from itertools import cycle, islice
from typing import Any

from bedesten.cli.terminal import screen
from bedesten.cli.terminal.canvas import canvas
from bedesten.cli.terminal.choices import choices
from bedesten.cli.terminal.chronicle import Chronicle
from bedesten.cli.terminal.look import room
from bedesten.cli.terminal.pages import hand_page
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.guide import guard
from bedesten.core.ids import CHANCE, SPAN, WATCHER, Action
from bedesten.core.play.record import COLOURS
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.server.tables.narration import happenings
from bedesten.server.tables.questions import Asking, ask, reason_of
from bedesten.text import LANGUAGES, Text
from tests.voices import voice

SMALL = 16  # verbs with no more arguments are asked about with all of them
SOME = 4  # arguments of the other verbs
FEW = 20  # of them one, to whoever is not asked
ROOM = room(100, 40, plain=True)


def at(game: Game[Any, Any], state: Any) -> Timeline:
    """A timeline that stands in a position, with nothing before it."""
    timeline = Timeline(game, Setup(state.players))
    timeline.match.state = state
    return timeline


def step_of(s: Any) -> str:
    return type(s.todo[-1]).__name__


AT_ONCE = 2  # languages that a thing is said in, the others the next time


class Looker:
    """Counts what was seen of a game; whatever breaks is a failed assertion."""

    def __init__(self, name: str) -> None:
        self.voices = cycle([voice(lang, name) for lang in LANGUAGES])
        self.dice = Dice(1)
        guard.failures.clear()
        guard.written.clear()

    def look(self, timeline: Timeline) -> None:
        """The question, its previews, odds and reasons, and the reason against every other action."""
        s, game = timeline.match.state, timeline.game
        names, actions = COLOURS[: s.players], self.samples(game)
        for text in islice(self.voices, AT_ONCE):
            for viewer in (WATCHER, *range(s.players)):
                to = Asking(timeline, viewer, text, names, undo=True, help="full")
                asked = ask(to)
                assert asked is not None
                assert all(option.text for option in asked.options)
                for a in actions if viewer == game.to_move(s) else actions[::FEW]:
                    reason_of(to, a)
            self.draw(timeline, text)
        assert not guard.failures, (step_of(s), guard.written)

    def draw(self, timeline: Timeline, text: Text) -> None:
        """What a terminal draws of a question."""
        match, seat = timeline.match, timeline.to_move()
        c = canvas(match, seat, text, ROOM)
        at = screen.Asked(c, choices(match, seat, text), Chronicle(timeline.game, match.setup))
        screen.status(c)
        screen.table(c, at.choices)
        screen.question(at, 1)
        hand_page(c)

    def listen(self, timeline: Timeline, e: Event) -> None:
        """What is told of an event."""
        players = timeline.match.state.players
        entry = Entry(0, 1, 1, 0, "", 0, forced=False, events=[e])
        for text in islice(self.voices, AT_ONCE):
            for viewer in (WATCHER, *range(players)):
                told = happenings(timeline, [entry], viewer, text, COLOURS[:players])
                assert len(told) == 1, guard.written
                assert told[0].text

    def samples(self, game: Game[Any, Any]) -> list[Action]:
        """All actions of the small verbs, and some of the others."""
        actions: list[Action] = []
        for verb, kind in game.lexicon.kinds.items():
            numbers = kind.numbers()
            if len(numbers) > SMALL:
                numbers = [self.dice.pick(numbers) for _ in range(SOME)]
            actions += [verb * SPAN + number for number in numbers]
        return actions


def step(game: Game[Any, Any], s: Any, dice: Dice) -> list[Event]:
    """One outcome or choice at random, and what came of it."""
    s.news = []
    if game.to_move(s) == CHANCE:
        game.apply(s, game.chance_outcome(s, dice.below(game.chance_total(s))))
    else:
        game.apply(s, dice.pick(game.legal(s)))
    news: list[Event] = s.news
    s.news = None
    return news
