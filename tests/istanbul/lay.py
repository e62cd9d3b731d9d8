"""Lay a scene, apply tokens, read the position and the options."""

from fractions import Fraction
from typing import Any

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE, OVER
from bedesten.core.play.match import Match
from bedesten.core.play.scenario import look
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation import IstanbulNotation
from bedesten.istanbul.notation.book import Book

# what is left of seat 0's turn when it comes to a phase
ASSIST = "todo=Assist.0,PayMerchants.0,ActHere.0,Encounters.0,EndTurn.0"
PAY = "todo=PayMerchants.0,ActHere.0,Encounters.0,EndTurn.0"
ACT = "todo=ActHere.0,Encounters.0,EndTurn.0"
MEET = "todo=Encounters.0,EndTurn.0"


def istanbul() -> Istanbul:
    game = catalog.game("istanbul")
    assert isinstance(game, Istanbul)
    return game


def book_of(game: Istanbul) -> Book:
    """How positions of the game are written."""
    assert isinstance(game.notation, IstanbulNotation)
    return game.notation.book


def reason_tables(game: Istanbul) -> ReasonTables:
    assert isinstance(game.guide, IstanbulGuide)
    return game.guide.reason_tables


def lay(scene: str, players: int = 4, **options: object) -> Match:
    """A match that stands where the scene says."""
    game = istanbul()
    match = Match(game, Setup(players, options))
    match.state = game.notation.load(game.notation.scene(scene, match.setup))
    return match


def opening(tokens: str, players: int, **options: object) -> Match:
    """A match set up by chance tokens."""
    match = Match(istanbul(), Setup(players, options))
    do(match, tokens)
    return match


def do(match: Match, tokens: str) -> list[Event]:
    """Apply tokens in order, chance outcomes included, and return what happened."""
    return [event for token in tokens.split() for event in match.push_token(token)]


def offered(match: Match) -> list[str]:
    return match.game.lexicon.tokens(match.game.legal(match.state))


def at(match: Match, path: str) -> Any:
    """What stands at a dotted path of the position."""
    return look(match.game.notation.dump(match.state), path)


def goods(match: Match, seat: int = 0) -> str:
    """The goods of a seat as a bundle."""
    counts = at(match, f"seats.{seat}.goods")
    return "".join(letter * count for letter, count in zip("RGYB", counts.values(), strict=True))


def chances(match: Match) -> dict[str, Fraction]:
    """Every outcome chance may choose now, with its exact probability."""
    assert match.to_move() == CHANCE
    odds = match.game.odds(match.state)
    return {token: Fraction(n, sum(odds)) for token, n in zip(offered(match), odds, strict=True)}


def random_game(seed: int, players: int, **options: object) -> Match:
    """A whole game in which every option, also of chance, is as likely."""
    match = Match(istanbul(), Setup(players, options))
    dice = Dice(seed)
    while match.to_move() != OVER:
        match.push(dice.pick(match.game.legal(match.state)))
    return match


def replayed(match: Match, every: int) -> list[State]:
    """Positions along a played match: the first ones of setting up, then one in n."""
    game = istanbul()
    s = game.new(match.setup)
    states = [game.clone(s)]
    for number, a in enumerate(match.actions, start=1):
        game.apply(s, a)
        if number < 30 or number % every == 0:
            states.append(game.clone(s))
    return [*states, s]
