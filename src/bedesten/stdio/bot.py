"""A bot that is a program of its own: told what its seat may know, believed when it names an option."""

import json
import logging
from math import isfinite
from time import monotonic
from typing import Any, Final

from bedesten.bots.base import Bot, Budget, Unanswered
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.stdio.talk import Talk

log = logging.getLogger(__name__)
VERSION: Final = 1
HELLO: Final = f"hello {VERSION}"
PATIENCE: Final = 15.0  # seconds beyond those it was given: a busy machine is not its fault
FAULTS: Final = 3  # who is answered for so often is not asked again in this game
LINES: Final = 100  # of explanation before an answer


class Refused(Unanswered):
    """It says itself that it has no answer: it goes on running, and is asked again."""


class StdioBot(Bot):
    """Started by the first question; a process for each seat, so that seats cannot share what they know."""

    def __init__(self, command: str, game: Game[Any, Any], seed: int) -> None:
        self.command = command
        self.game = game
        self.seed = seed
        self.name = ""  # as it calls itself
        self.explanation: list[str] = []  # what it said of its last choice
        self.faults = 0
        self.talk: Talk | None = None

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        """Unanswered if the program fails: it is ended then, and begins anew with the next question."""
        if self.faults >= FAULTS:
            raise Unanswered("it is not asked any more")
        try:
            return self.ask(v, options, budget)
        except Unanswered as reason:
            if not isinstance(reason, Refused):
                self.faults += 1
                self.close()
            log.warning("bot stdio:%s is answered for: %s", self.command, reason)
            raise

    def ask(self, v: Any, options: list[Action], budget: Budget) -> Action:
        seconds = budget.seconds if isfinite(budget.seconds) else 0.0  # 0: it counts its steps
        until = monotonic() + seconds + PATIENCE
        talk = self.talk or self.begin(until)
        tokens = {self.game.lexicon.token(a): a for a in options}
        talk.say(f"view {compact(self.game.notation.dump_view(v))}")
        talk.say(f"options {' '.join(tokens)}")
        talk.say(f"choose {seconds:g} {budget.iterations}")
        said = self.answer(talk, "choose", until)
        if said not in tokens:
            raise Unanswered(f"it chose {said[:60]!r}, which is none of its options")
        return tokens[said]

    def begin(self, until: float) -> Talk:
        talk = self.talk = Talk(self.command)
        talk.say(HELLO)
        version, _, self.name = self.answer(talk, "hello", until).partition(" ")
        if version != str(VERSION):
            raise Unanswered(f"it speaks version {version[:20]!r}, expected {VERSION}")
        talk.say(f"game {self.game.name} {self.seed}")
        return talk

    def answer(self, talk: Talk, word: str, until: float) -> str:
        """What follows the word; lines of explanation may come before it."""
        self.explanation = []
        while len(self.explanation) <= LINES:
            said, _, rest = talk.hear(until).partition(" ")
            if said == word:
                return rest
            if said == "refuse":
                raise Refused(f"it refuses: {rest[:200]}")
            if said != "explain":
                raise Unanswered(f"it said {said[:60]!r}, expected {word}, explain or refuse")
            self.explanation.append(rest)
        raise Unanswered("it explains without end")

    def close(self) -> None:
        if self.talk is not None:
            self.talk.close()
        self.talk = None


def compact(view: dict[str, object]) -> str:
    return json.dumps(view, separators=(",", ":"), ensure_ascii=False)
