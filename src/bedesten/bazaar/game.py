"""Istanbul with both expansions."""

from bedesten.bazaar.box import TRACKS, BazaarBox
from bedesten.bazaar.guide import BazaarGuide
from bedesten.bazaar.notation.part import BazaarPart
from bedesten.bazaar.trader import RemoteTrader
from bedesten.bazaar.units import CoffeeUnits
from bedesten.istanbul.game import Istanbul
from bedesten.letters import options
from bedesten.letters.box import LettersBox
from bedesten.letters.guide import LettersGuide
from bedesten.letters.notation.part import LettersPart
from bedesten.mocha.box import MochaBox
from bedesten.mocha.guide import MochaGuide
from bedesten.mocha.notation.part import MochaPart


class Bazaar(Istanbul):
    """The Great Bazaar for 2 to 5 players. BAZ-SETUP-1."""

    def __init__(self) -> None:
        boxes = [MochaBox(), LettersBox(CoffeeUnits(), TRACKS, [RemoteTrader()]), BazaarBox()]
        parts = [MochaPart(), LettersPart(), BazaarPart()]
        guides = [MochaGuide(), LettersGuide(), BazaarGuide()]
        self.open_book("istanbul+mocha+letters", boxes, parts, guides)
        self.choices = {"bonus_deck": options.DECKS}  # LET-SETUP-5
