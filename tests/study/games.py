"""Games that are short enough to be studied whole in a moment."""

from functools import cache
from itertools import cycle
from typing import Final

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.mcts import Choice, Comparison
from bedesten.core.dice import Dealer
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.study import Study
from bedesten.study.judge import Look, scaled
from tests.istanbul.lay import ACT

BRIEF: Final = -0.01  # by how much what is tried briefly seems worse than the best
APART: Final = 8  # choices between two of which something is made up
# seat 0 stands at the Gemstone Dealer and can buy the ruby that ends the game; seat 1 is about to
SCENE = f"layout=short start=0 turn=40 active=0 {ACT} | 0 30L 5r @gemstone | 1 30L 5r @wainwright stack=4"


def played(*tokens: str, scene: str = SCENE, players: int = 2) -> Match:
    """These choices, then greedy bots to the end."""
    match = Match(catalog.game("istanbul"), Setup(players, {}, scene))
    bots, dealer = [catalog.bot("greedy", seat) for seat in range(players)], Dealer("study")
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


def guessed(match: Match) -> Study:
    """Whole at once: what choices cost is made up, so that some of them are called something."""
    study = Study(match.game, match.setup, match.actions, catalog.evaluation(match.game))
    guesses = cycle([guess for loss in (0.2, 0.07, 0.03, -0.05) for guess in (loss, *[0.0] * APART)])
    for (number, step), guess in zip(study.free.items(), guesses, strict=False):
        loss = scaled(guess, study.players)
        others = [a for a in step.options if a != step.action]
        study.looks[number] = Look(others[0], loss)
        if loss:
            gain = dict.fromkeys([*match.game.guide.assets(step.position, step.mover)][:1], 1)
            played, better = Choice(step.action, 0.3, 120), Choice(others[0], 0.3 + loss, 120, gain=gain)
            more = [Comparison(BRIEF, 0.03, better, Choice(a, 0.3, 40)) for a in others[1:3]]
            study.comparisons[number] = Comparison(loss, 0.005, played, better, further=more)
    return study


@cache
def studied(*tokens: str) -> Study:
    """Whole."""
    study = begun(*tokens)
    while study.think():
        pass
    return study
