"""Lay a scene, apply tokens, read the position and the options."""

from fractions import Fraction

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.ids import CHANCE
from bedesten.core.play.match import Match
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.guide import IstanbulGuide
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation import IstanbulNotation
from bedesten.istanbul.notation.book import Book
from tests import laying
from tests.laying import at, do, offered

__all__ = ["at", "do", "offered"]

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
    return laying.random_game(istanbul(), seed, Setup(players, options))


def replayed(match: Match, every: int) -> list[State]:
    return laying.replayed(match, every, 30)
