"""Letters & Seals: what it adds to the rules, and its part of a new game."""

from typing import Any, Final

from bedesten.core.game import Setup
from bedesten.core.step import Step
from bedesten.istanbul.board import Grid
from bedesten.istanbul.ids import FOUNTAIN, GEMSTONE, NOBODY_MET, PALACE
from bedesten.istanbul.kernel import Place, Rules, State, Table
from bedesten.istanbul.pieces import changed
from bedesten.letters import events, options
from bedesten.letters.auction import AuctionHouse
from bedesten.letters.audit import audit
from bedesten.letters.cards import add_cards
from bedesten.letters.companion import CompanionFountain, MoveCompanion, PlaceCompanion
from bedesten.letters.courier import Courier
from bedesten.letters.double import TurnEnd
from bedesten.letters.ids import CARDS, COMPANION_CAME, EMBASSY_PLACE, PLACES, SLOT
from bedesten.letters.kiosk import Kiosk
from bedesten.letters.lexicon import add_verbs
from bedesten.letters.places import Embassy
from bedesten.letters.post import deliver
from bedesten.letters.remote import RemoteService
from bedesten.letters.rulings import RULINGS
from bedesten.letters.side import LettersSide, side_of
from bedesten.letters.society import SecretSociety
from bedesten.letters.tables import COPIES
from bedesten.letters.units import UnitBox, Units
from bedesten.letters.ways import FamilyStep, JoinMerchant, JumpAnywhere, TwoSteps

ROWS: Final = 4
COLUMNS: Final = 5
LAYOUTS: Final = {  # LET-R4
    "first_play": [16, 15, 21, 3, 10, 8, 1, 7, 22, 4, 2, 23, 6, 12, 9, 24, 11, 5, 14, 13]
}
INNER: Final = [6, 7, 8, 11, 12, 13]  # LET-SETUP-3: positions counted from 0
TRIGGER: Final = [0, 0, 6, 6, 6, 6]  # LET-END-1
TRACKS: Final = [PALACE, GEMSTONE]  # LET-RUBY-1, LET-SECR-2


class LettersBox(UnitBox):
    """The expansion as the rules see it."""

    def __init__(self, units: Units, tracks: list[int], others: list[RemoteService]) -> None:
        super().__init__(units, tracks)
        self.name = "letters"
        self.others = others  # who else can be used from afar
        self.places = PLACES
        self.cards = CARDS
        self.options = options.NAMES
        self.rulings = RULINGS

    def extend(self, rules: Rules) -> None:
        rules.grid = Grid(ROWS, COLUMNS, LAYOUTS, INNER, crossed=True)
        rules.grid.replaceable = list(LAYOUTS)
        rules.trigger = TRIGGER
        rules.places[FOUNTAIN] = CompanionFountain()
        rules.places += [Place()] * (EMBASSY_PLACE - len(rules.places))
        rules.places += [Embassy(), Kiosk(), AuctionHouse(), SecretSociety()]
        for card, copies in zip(CARDS, COPIES, strict=True):
            rules.copies[card] = copies
        rules.add_events(events.FIRST, events.EVENTS)
        rules.add_meeting(Courier())
        rules.add_use("moved_away", NOBODY_MET)
        rules.add_use("companion_placed", COMPANION_CAME)
        rules.add_way(PlaceCompanion())
        rules.add_way(MoveCompanion())
        rules.add_way(TwoSteps())
        rules.add_way(JoinMerchant())
        rules.add_way(JumpAnywhere())
        rules.add_way(FamilyStep())
        add_cards(rules, self.others)
        add_verbs(rules)

    def set_up(self, s: State, setup: Setup) -> None:
        """LET-SETUP-5, LET-SETUP-7 to -10: shuffled piles are tiles and letters in no order."""
        side = LettersSide(s.players, options.read(setup.options), options.new_only(setup.options))
        s.sides[SLOT] = side
        s.copies = copies_of(s, side)

    def closing(self, seat: int) -> list[Step[Any]]:
        """T5. LET-TURN-1."""
        return [TurnEnd(seat)]

    def creditors(self, t: Table, seat: int, place: int, owed: list[int]) -> list[int]:
        """Companions are paid as well; a merchant that was joined is not. LET-PAY-1, LET-BONUS-10."""
        side = side_of(t)
        remaining = [other for other in owed if other < 0 or other != side.joined]
        for other in range(t.players):
            if side.companions[other] == place and other != seat:
                remaining.append(other)
        return remaining

    def rests(self, s: State, seat: int, place: int) -> None:
        """A letter is delivered as soon as a piece comes to its place. LET-DELIV-2."""
        if place in side_of(s).letters[seat]:
            deliver(s, seat, place)

    def took_ruby(self, s: State, seat: int, place: int) -> None:
        """The last ruby of a track is replaced at once. LET-RUBY-1, LET-RUBY-2."""
        if s.rubies[place] == 0 and place in self.tracks:
            s.rubies = changed(s.rubies, place, 1)
            side_of(s).added += 1
            s.tell(events.RUBY_REPLACED, seat, [place])

    def more_rubies(self, t: Table) -> int:
        return side_of(t).added

    def audit(self, s: State) -> None:
        audit(s, self.tracks)


def copies_of(t: Table, side: LettersSide) -> list[int]:
    """All cards, or only the new ones. LET-SETUP-5."""
    copies = [0] * len(t.rules.copies) if side.new_only else t.rules.copies.copy()
    for card, count in zip(CARDS, side.tables.copies, strict=True):
        copies[card] = count
    return copies
