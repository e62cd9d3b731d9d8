"""Lay a scene, apply tokens, read the position and the options."""

from bedesten import catalog
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.kairo.game import Kairo
from bedesten.kairo.kernel import State
from tests import laying
from tests.laying import at, do, offered

__all__ = ["at", "do", "offered"]

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
    return laying.random_game(kairo(), seed, Setup(players, options))


def replayed(match: Match, every: int) -> list[State]:
    return laying.replayed(match, every, 40)
