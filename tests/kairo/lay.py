"""Lay a scene, apply tokens, read the position and the options."""

from typing import Any

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.ids import OVER
from bedesten.core.play.match import Match
from bedesten.core.play.scenario import look
from bedesten.kairo.game import Kairo
from bedesten.kairo.kernel import State

COURTYARD = "courtyard-11x11"
BARKERS = "draw take:barker take:barker"  # a turn in which nothing on the board changes
# the opening up to the start player, the same cards for everybody
CUSTOMERS = "*customer:white *customer:yellow *customer:red *customer:blue *customer:green"


def kairo() -> Kairo:
    game = catalog.game("kairo")
    assert isinstance(game, Kairo)
    return game


def lay(scene: str, players: int = 2, **options: object) -> Match:
    """A match that stands where the scene says."""
    match = Match(kairo(), Setup(players, options))
    match.state = match.game.notation.load(match.game.notation.scene(scene, match.setup))
    return match


def opened(players: int, more: str = "*start:0", **options: object) -> Match:
    """A match set up by chance tokens: display and hands as they come first, customers in colour order."""
    match = Match(kairo(), Setup(players, options))
    while offered(match)[0].startswith(("*display", "*draw")):
        match.push_token(offered(match)[0])
    do(match, f"{CUSTOMERS} {more}")
    return match


def do(match: Match, tokens: str) -> list[Event]:
    """Apply tokens in order, chance outcomes included, and return what happened."""
    return [event for token in tokens.split() for event in match.push_token(token)]


def offered(match: Match) -> list[str]:
    return match.game.lexicon.tokens(match.game.legal(match.state))


def at(match: Match, path: str) -> Any:
    """What stands at a dotted path of the position."""
    return look(match.game.notation.dump(match.state), path)


def why(match: Match, token: str, seat: int = 0) -> str:
    """The rule that forbids a token."""
    reason = match.game.guide.why_not(match.state, seat, match.game.lexicon.action(token))
    assert reason is not None, f"{token} is offered"
    return reason.rule


def told(news: list[Event]) -> list[tuple[str, int, list[int]]]:
    """Events by their keys."""
    events = kairo().events
    return [(events[event.kind][0], event.seat, event.args) for event in news]


def random_game(seed: int, players: int, **options: object) -> Match:
    """A whole game in which every option, also of chance, is as likely."""
    match = Match(kairo(), Setup(players, options))
    dice = Dice(seed)
    while match.to_move() != OVER:
        match.push(dice.pick(match.game.legal(match.state)))
    return match


def replayed(match: Match, every: int) -> list[State]:
    """Positions along a played match: the first ones of setting up, then one in n."""
    game = match.game
    s = game.new(match.setup)
    states = [game.clone(s)]
    for number, a in enumerate(match.actions, start=1):
        game.apply(s, a)
        if number < 40 or number % every == 0:
            states.append(game.clone(s))
    return [*states, s]
