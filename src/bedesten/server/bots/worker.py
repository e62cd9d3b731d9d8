"""What a bot process does: it gets a view and options, and sends back one of them."""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Any

from bedesten import catalog
from bedesten.bots import mcts
from bedesten.bots.base import Budget
from bedesten.bots.levels import Thinker, level_of
from bedesten.bots.mcts import NOTHING, Explanation
from bedesten.core.game import Game, Setup
from bedesten.core.ids import Action
from bedesten.server.bots import engine

STEPS = 64  # for a bot that has no number of its own, as levels have
LAST = 19  # how nice is who gives way to everything else


@dataclass(frozen=True)
class Question:
    """All a bot gets to know: plain data only, for objects of the compiled engine do not travel."""

    game: str
    setup: tuple[int, dict[str, object], str]  # the parts of a Setup
    bot: str
    seed: int
    view: dict[str, Any]
    options: list[Action]
    counted: bool = False  # its thought is measured in steps alone: the same question has the same answer
    played: Action = NOTHING  # if it is asked about afterwards

    def rules(self) -> Game[Any, Any]:
        return catalog.game(self.game).for_setup(Setup(*self.setup))


def plain(setup: Setup) -> tuple[int, dict[str, object], str]:
    """As it travels."""
    return setup.players, setup.options, setup.scene


def choose(q: Question, seconds: float) -> Action:
    """The bot sees what its seat may see, and nothing else ever reaches this process."""
    rules = q.rules()
    budget = Budget(iterations=STEPS) if q.counted else Budget(seconds)
    return catalog.bot(q.bot, q.seed, rules).choose(rules.notation.load_view(q.view), q.options, budget)


def explain(q: Question, seconds: float) -> Explanation:
    """What a level, named as the bot, thinks of the options; it too sees what the seat could see."""
    rules = q.rules()
    evaluation = catalog.evaluation(rules)
    level = level_of(q.bot, evaluation)
    budget = Budget(min(seconds, level.seconds), level.iterations)
    view = rules.notation.load_view(q.view)
    return mcts.explain(rules, evaluation, view, q.options, budget, q.seed, q.played)


def votes(q: Question, seconds: float, parts: int) -> list[int]:
    """One of several parts of a search; see Thinker."""
    rules = q.rules()
    thinker = catalog.bot(q.bot, q.seed, rules)
    assert isinstance(thinker, Thinker)
    return thinker.votes(rules.notation.load_view(q.view), q.options, Budget(seconds), parts)


def begin(niceness: int) -> None:
    """Ctrl-C is for the server; without the server there is nobody to think for; what is slow gives way."""
    give_way(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def give_way(niceness: int) -> None:
    """Where the system knows how, and allows it. Niceness alone makes others wait for the end of a slice; who
    comes last runs only on an idle core."""
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    if niceness == LAST:
        with suppress(AttributeError, OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def there() -> str:
    """Answered as soon as the process is: which engine it runs."""
    return engine.running()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
