"""Istanbul with Mocha & Baksheesh."""

from bedesten.istanbul.game import Istanbul
from bedesten.mocha.box import MochaBox
from bedesten.mocha.guide import MochaGuide
from bedesten.mocha.notation.part import MochaPart


class Mocha(Istanbul):
    """The base game with its first expansion, for 2 to 5 players."""

    def __init__(self) -> None:
        self.open_book("istanbul+mocha", [MochaBox()], [MochaPart()], [MochaGuide()])
