"""Scenes of Letters & Seals and of the Great Bazaar."""

from bedesten import catalog
from bedesten.bazaar import Bazaar
from bedesten.core.game import Setup
from bedesten.core.play import scenario
from bedesten.core.play.match import Match
from bedesten.letters import Letters
from tests.istanbul.lay import do

# what is left of seat 0's turn when it comes to a step
ASSIST = "todo=Assist.0,PayMerchants.0,ActHere.0,Encounters.0,TurnEnd.0,EndTurn.0"
ACT = "todo=ActHere.0,Encounters.0,TurnEnd.0,EndTurn.0"
MEET = "todo=Encounters.0,TurnEnd.0,EndTurn.0"
CLOSE = "todo=TurnEnd.0,EndTurn.0"
PLAYERS = [2, 3, 4, 5]
# five rows of five, as BAZ-SETUP-3 asks: every place near the place of the same number
SQUARE = "layout=8,1,2,3,4,5,6,9,10,11,12,13,7,14,15,16,17,18,19,20,21,22,23,24,25"


def letters() -> Letters:
    game = catalog.game("istanbul+letters")
    assert isinstance(game, Letters)
    return game


def bazaar() -> Bazaar:
    game = catalog.game("istanbul+mocha+letters")
    assert isinstance(game, Bazaar)
    return game


def lay(scene: str, players: int = 3, **options: object) -> Match:
    """A match of Letters & Seals that stands where the scene says."""
    return scenario.lay({"scene": scene, "players": players, "options": options}, letters())


def lay_bazaar(scene: str, players: int = 3, **options: object) -> Match:
    """A match of the Great Bazaar on the square that stands where the scene says."""
    return scenario.lay({"scene": f"{SQUARE} {scene}", "players": players, "options": options}, bazaar())


def opening(tokens: str, players: int, **options: object) -> Match:
    """A match of Letters & Seals set up by chance tokens."""
    match = Match(letters(), Setup(players, options))
    do(match, tokens)
    return match
