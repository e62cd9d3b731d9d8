"""Istanbul with Letters & Seals."""

from bedesten.istanbul.game import Istanbul
from bedesten.letters import options
from bedesten.letters.box import TRACKS, LettersBox
from bedesten.letters.guide import LettersGuide
from bedesten.letters.notation.part import LettersPart
from bedesten.letters.units import Units


class Letters(Istanbul):
    """The base game with its second expansion, for 2 to 5 players."""

    def __init__(self) -> None:
        self.open_book(
            "istanbul+letters", [LettersBox(Units(), TRACKS, [])], [LettersPart()], [LettersGuide()]
        )
        self.choices = {"bonus_deck": options.DECKS}  # LET-SETUP-5
