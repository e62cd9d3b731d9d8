"""What a bot chooses in a position, and games to find positions in."""

from collections.abc import Iterator
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.istanbul.scores import scores
from bedesten.core.dice import Dealer
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.play.match import Match
from tests.istanbul.lay import lay


def choice(bot: Bot, s: Any, game: Game[Any, Any]) -> Action:
    return bot.choose(game.view(s, game.to_move(s)), game.legal(s), Budget())


def chosen(scene: str, players: int = 4, **options: object) -> str:
    """The token greedy chooses in a scene."""
    match = lay(scene, players, **options)
    return match.game.lexicon.token(choice(catalog.bot("greedy", 1), match.state, match.game))


def promising(match: Match) -> str:
    """The option that looks best at first sight."""
    offered = match.game.legal(match.state)
    best = scores(match.state, match.game.to_move(match.state), offered)
    assert len(best) == len(offered)
    return match.game.lexicon.token(offered[best.index(max(best))])


def decisions(game: Game[Any, Any], setup: Setup, names: list[str], seed: int) -> Iterator[Any]:
    """Every position of a game of these bots in which a seat has to choose."""
    dealer = Dealer(str(seed))
    bots = [catalog.bot(name, seed + seat) for seat, name in enumerate(names)]
    s = game.new(setup)
    while (seat := game.to_move(s)) != OVER:
        if seat == CHANCE:
            game.apply(s, game.chance_outcome(s, dealer.below(game.chance_total(s))))
        else:
            yield s
            game.apply(s, choice(bots[seat], s, game))
