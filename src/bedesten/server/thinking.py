"""What a bot process does: it gets a view and options, and sends back one of them."""

import os
import signal
from multiprocessing import connection, parent_process
from threading import Thread
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.levels import Thinker
from bedesten.core.game import Setup
from bedesten.core.ids import Action


def choose(
    game: str,
    setup: Setup,
    bot: str,
    seed: int,
    view: dict[str, Any],
    options: list[Action],
    seconds: float,
) -> Action:
    """The bot sees what its seat may see, and nothing else ever reaches this process."""
    rules = catalog.game(game).fitted(setup)
    return catalog.bot(bot, seed, rules).choose(rules.load_view(view), options, Budget(seconds))


def votes(
    game: str,
    setup: Setup,
    bot: str,
    seed: int,
    view: dict[str, Any],
    options: list[Action],
    seconds: float,
    parts: int,
) -> list[int]:
    """One of so many parts of a search; see Thinker."""
    rules = catalog.game(game).fitted(setup)
    thinker = catalog.bot(bot, seed, rules)
    assert isinstance(thinker, Thinker)
    return thinker.votes(rules.load_view(view), options, Budget(seconds), parts)


def begin() -> None:
    """Ctrl-C is for the server; and without the server there is nobody to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
