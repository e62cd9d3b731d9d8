"""A bot that is asked in a process of its own, for comparing builds."""

import asyncio

from bedesten import catalog
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.worker import Question, plain


def answered() -> bool:
    """By the bot itself, and nobody for it."""
    game = catalog.game("istanbul")
    match = Match(game, Setup(3, {"start": 1}))
    match.deal(Dealer("x"))
    view = game.notation.dump_view(game.view(match.state, 1))
    pool = BotPool(workers=1, seconds=0.1, patience=60)
    try:
        asyncio.run(
            pool.choose(Question(game.name, plain(match.setup), "easy", 5, view, game.legal(match.state)))
        )
        return not any(pool.relieved.values())
    finally:
        pool.close()
