"""The Great Bazaar: what it changes when both expansions lie on the table."""

from typing import Final

from bedesten.bazaar.catacombs import Catacombs
from bedesten.bazaar.ids import CATACOMBS, GO, PLACES, SLOT
from bedesten.bazaar.rulings import RULINGS
from bedesten.core.ids import SPAN
from bedesten.core.lexicon import NOTHING, Kind
from bedesten.istanbul.board import Grid
from bedesten.istanbul.ids import COLOURS, GAIN, GIVE, GOODS, MOVE
from bedesten.istanbul.kernel import Box, Rules
from bedesten.letters.box import TRACKS as LETTERS_TRACKS
from bedesten.letters.ids import PLAY_LIRA_7_FOR_1_GOOD
from bedesten.mocha.ids import COFFEE_HOUSE

ROWS: Final = 5
COLUMNS: Final = 5
CENTRE: Final = [12]  # BAZ-SETUP-3: a position counted from 0
TRACKS: Final = [*LETTERS_TRACKS, COFFEE_HOUSE]  # BAZ-RUBY-1, BAZ-RUBY-2
GOOD_OR_COFFEE: Final = Kind(
    "good", [*GOODS, "C"], {name: i for i, name in enumerate([*COLOURS, "coffee"])}, "good"
)


class BazaarBox(Box):
    """After the boxes of both expansions."""

    def __init__(self) -> None:
        super().__init__(SLOT)
        self.name = "bazaar"
        self.places = PLACES
        self.rulings = RULINGS

    def extend(self, rules: Rules) -> None:
        """BAZ-SETUP-2 to -4: five rows of five, laid at random."""
        rules.grid = Grid(ROWS, COLUMNS, {}, CENTRE, crossed=True)
        rules.by_distance = Grid(ROWS, COLUMNS, {}, CENTRE, crossed=False)
        rules.places.append(Catacombs())
        lexicon = rules.lexicon
        lexicon.add(CATACOMBS, "catacombs", NOTHING)
        lexicon.add(GO, "go", lexicon.kinds[MOVE // SPAN])
        for verb in (GAIN, GIVE, PLAY_LIRA_7_FOR_1_GOOD):
            lexicon.widen(verb, GOOD_OR_COFFEE)
