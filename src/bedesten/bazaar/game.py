"""Istanbul with both expansions."""

from bedesten.bazaar.box import TRACKS, BazaarBox
from bedesten.bazaar.part import BazaarPart
from bedesten.bazaar.trader import AfarTrader
from bedesten.bazaar.units import CoffeeUnits
from bedesten.istanbul.game import Istanbul
from bedesten.letters import options
from bedesten.letters.box import LettersBox
from bedesten.letters.part import LettersPart
from bedesten.mocha.box import MochaBox
from bedesten.mocha.part import MochaPart


class Bazaar(Istanbul):
    """The Great Bazaar for 2 to 5 players. BAZ-SETUP-1."""

    def __init__(self) -> None:
        boxes = [MochaBox(), LettersBox(CoffeeUnits(), TRACKS, [AfarTrader()]), BazaarBox()]
        self.open_book("istanbul+mocha+letters", boxes, [MochaPart(), LettersPart(), BazaarPart()])
        self.choices = {"bonus_deck": options.DECKS}  # LET-SETUP-5
