"""A line that is tried out: nothing of it is kept, so everything that was done comes with each question."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.play.match import opening
from bedesten.core.play.record import option_words
from bedesten.core.tape import reel
from bedesten.server.bots.worker import Question, plain
from bedesten.server.errors import Refused
from bedesten.server.protocol.sandbox import Sandbox, SandboxOption
from bedesten.server.replay.replay import JUDGE, SEED, Film, open_view
from bedesten.server.words import say
from bedesten.text import Text

chance = SystemRandom()


@dataclass
class Tried:
    """A position, and what has been done since."""

    game: Game[Any, Any]
    setup: Setup
    state: Any
    names: list[str]
    marks: list[str]
    done: list[str] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)
    hint: str = ""
    later: dict[str, list[str]] = field(default_factory=dict)  # what chance brought in the game, by reel
    read: Counter[str] = field(default_factory=Counter)  # how far

    def push(self, a: Action) -> None:
        """Whatever a seat or chance may do."""
        if self.mover == CHANCE:
            self.read[reel(self.game, self.state)] += 1
        self.state.news = []
        self.game.apply(self.state, a)
        self.done.append(self.game.lexicon.token(a))
        self.told.append(self.state.news)
        self.state.news = None

    def play(self, tokens: list[str]) -> None:
        for token in tokens:
            a = self.action(token)
            if a not in self.game.legal(self.state):
                raise Refused(409, f"{token[:80]!r} is not possible here")
            self.push(a)

    def action(self, token: str) -> Action:
        try:
            return self.game.lexicon.action(token)
        except ValueError as error:
            raise Refused(400, str(error)) from None

    @property
    def mover(self) -> int:
        return self.game.to_move(self.state)

    def fall(self) -> None:
        """Chance by its odds, once."""
        if self.mover == CHANCE:
            nth = chance.randrange(self.game.chance_total(self.state))
            self.push(self.game.chance_outcome(self.state, nth))

    def played(self) -> str:
        """What chance brought in the game: the nth of its kind there, as the one here is the nth."""
        if self.mover != CHANCE:
            return ""
        name = reel(self.game, self.state)
        return "".join(self.later.get(name, [])[self.read[name] :][:1])

    def question(self) -> Question:
        """For a robot, who sees what the seat may see."""
        game, s = self.game, self.state
        view = game.notation.dump_view(game.view(s, self.mover))
        return Question(game.name, plain(self.setup), JUDGE, SEED, view, game.legal(s))

    def shown(self, text: Text) -> Sandbox:
        game, seat = self.game, self.mover
        return Sandbox(
            game=game.name,
            boxes=game.boxes,
            names=self.names,
            marks=self.marks,
            view=open_view(game, self.state),
            seat=seat,
            turn=game.turn(self.state),
            title=self.title(text),
            options=self.options(text),
            done=self.done,
            lines=[[text.event(game, e, e.secret, self.names) for e in news] for news in self.told],
            hint=self.hint,
            played=self.played(),
            scene=game.notation.describe(self.state) if seat != OVER else "",
            agreed=option_words(self.setup),
        )

    def title(self, text: Text) -> str:
        if self.mover < 0:
            return ""
        return text.ask(type(self.state.todo[-1]).__name__) or say(text.lang, "choose")

    def options(self, text: Text) -> list[SandboxOption]:
        game, s = self.game, self.state
        legal = game.legal(s) if self.mover != OVER else []
        odds = game.odds(s) if self.mover == CHANCE else []
        total = sum(odds)
        return [
            SandboxOption(
                game.lexicon.token(a),
                text.option(game, a, self.names),
                f"{odds[i]}/{total}" if odds else "",
            )
            for i, a in enumerate(legal)
        ]


def left(film: Film, step: int, names: list[str]) -> Tried:
    """A finished game at a step, and what chance brought from there on."""
    later = defaultdict[str, list[str]](list)
    for s, entry in zip(film.states[step:], film.entries[step:], strict=False):
        if film.game.to_move(s) == CHANCE:
            later[reel(film.game, s)].append(entry.token)
    return Tried(film.game, film.setup, film.game.clone(film.states[step]), names, film.marks, later=later)


def laid(game: Game[Any, Any], setup: Setup, names: list[str], marks: list[str]) -> Tried:
    """In a position written as one line; Refused says what was expected there."""
    try:
        played = game.for_setup(setup)
        return Tried(played, setup, opening(played, setup), names, marks)
    except ValueError as error:
        raise Refused(400, str(error)) from None
