"""What tests of every game do with a match: apply tokens, read the position and the options."""

from typing import Any

from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import OVER
from bedesten.core.play.match import Match
from bedesten.core.play.scenario import look


def do(match: Match, tokens: str) -> list[Event]:
    """Apply tokens in order, chance outcomes included, and return what happened."""
    return [event for token in tokens.split() for event in match.push_token(token)]


def offered(match: Match) -> list[str]:
    return match.game.lexicon.tokens(match.game.legal(match.state))


def at(match: Match, path: str) -> Any:
    """What stands at a dotted path of the position."""
    return look(match.game.notation.dump(match.state), path)


def random_game(game: Game[Any, Any], seed: int, setup: Setup) -> Match:
    """A whole game in which every option, also of chance, is as likely."""
    match, dice = Match(game, setup), Dice(seed)
    while match.to_move() != OVER:
        match.push(dice.pick(match.game.legal(match.state)))
    return match


def replayed(match: Match, every: int, first: int) -> list[Any]:
    """Positions along a played match: the first ones, of setting up, then one in n."""
    game = match.game
    s = game.new(match.setup)
    states = [game.clone(s)]
    for number, a in enumerate(match.actions, start=1):
        game.apply(s, a)
        if number < first or number % every == 0:
            states.append(game.clone(s))
    return [*states, s]
