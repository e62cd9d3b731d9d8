"""Games that are short enough to be studied whole in a moment."""

from functools import cache

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.study import Study
from tests.istanbul.lay import ACT

# seat 0 stands at the Gemstone Dealer and can buy the ruby that ends the game; seat 1 is about to
SCENE = f"layout=short start=0 turn=40 active=0 {ACT} | 0 30L 5r @gemstone | 1 30L 5r @wainwright stack=4"


def played(*tokens: str) -> Match:
    """These choices, then greedy bots to the end."""
    match = Match(catalog.game("istanbul"), Setup(2, {}, SCENE))
    bots, dealer = [catalog.bot("greedy", seat) for seat in range(2)], Dealer("study")
    for token in tokens:
        match.push_token(token)
    while (seat := match.to_move()) != OVER:
        if seat == CHANCE:
            match.deal(dealer)
        else:
            view = match.game.view(match.state, seat)
            match.push(bots[seat].choose(view, match.game.legal(match.state), Budget()))
    return match


def begun(*tokens: str) -> Study:
    """Nobody has thought about it yet."""
    match = played(*tokens)
    return Study(match.game, match.setup, match.actions, catalog.evaluation(match.game))


@cache
def studied(*tokens: str) -> Study:
    """Whole."""
    study = begun(*tokens)
    while study.think():
        pass
    return study
