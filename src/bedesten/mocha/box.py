"""Mocha & Baksheesh: what it adds to the rules, and its part of a new or an imagined game."""

from typing import Final

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import SPAN
from bedesten.istanbul.board import Grid
from bedesten.istanbul.ids import CARAVANSARY, NO_VISIT, WAINWRIGHT
from bedesten.istanbul.kernel import Box, Rules, State, Table
from bedesten.istanbul.pieces import Secret
from bedesten.mocha import events, options
from bedesten.mocha.audit import audit
from bedesten.mocha.cards import CARDS, add_cards
from bedesten.mocha.guild import GuildTurn
from bedesten.mocha.guild_cards import all_guild_cards
from bedesten.mocha.ids import (
    COFFEE_HOUSE,
    ENCOUNTER,
    PLACES,
    REPEAT_COFFEE_HOUSE,
    REPEAT_WAINWRIGHT,
    ROAST_BONUS,
    SLOT,
)
from bedesten.mocha.lexicon import add_verbs
from bedesten.mocha.pile import guild_cards
from bedesten.mocha.places import CoffeeCaravansary, CoffeeHouse, GuildHall, RoastingPlant
from bedesten.mocha.rulings import RULINGS
from bedesten.mocha.side import ALL_CARDS, MochaSecret, MochaSide, owns, side_of
from bedesten.mocha.stakes import add_stakes
from bedesten.mocha.tavern import Tavern
from bedesten.mocha.trader import CoffeeTrader
from bedesten.mocha.ways import Corner, Line

ROWS: Final = 4
COLUMNS: Final = 5
LAYOUTS: Final = {"first_play": [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]}
INNER: Final = [6, 7, 8, 11, 12, 13]  # MOC-SETUP-3: positions counted from 0
TRIGGER: Final = [0, 0, 6, 6, 6, 6]  # MOC-END-1
HOUSE_RUBIES: Final = [0, 0, 5, 5, 5, 5]  # MOC-SETUP-11


class MochaBox(Box):
    """The expansion as the rules see it."""

    def __init__(self) -> None:
        super().__init__(SLOT)
        self.name = "mocha"
        self.places = PLACES
        self.cards = CARDS
        self.options = options.NAMES
        self.rulings = RULINGS

    def extend(self, rules: Rules) -> None:
        rules.grid = Grid(ROWS, COLUMNS, LAYOUTS, INNER, crossed=True)
        rules.trigger = TRIGGER
        rules.rubies[COFFEE_HOUSE] = HOUSE_RUBIES
        rules.places[CARAVANSARY] = CoffeeCaravansary()
        rules.places += [RoastingPlant(), GuildHall(), Tavern(), CoffeeHouse()]
        rules.given[ROAST_BONUS // SPAN] = True
        rules.repeat_card[WAINWRIGHT] = REPEAT_WAINWRIGHT
        rules.repeat_card[COFFEE_HOUSE] = REPEAT_COFFEE_HOUSE
        rules.events += events.EVENTS
        rules.add_meeting(CoffeeTrader())
        rules.add_use("guild_turn", NO_VISIT)
        rules.add_way(Line())
        rules.add_way(Corner())
        rules.add_way(GuildTurn(all_guild_cards()))
        add_cards(rules)
        add_stakes(rules)
        add_verbs(rules.lexicon)

    def set_up(self, s: State, setup: Setup) -> None:
        """MOC-SETUP-7 to -12: a shuffled pile is twenty cards nobody has seen."""
        s.sides[SLOT] = MochaSide(s.players, options.read(setup.options))
        s.secrets[SLOT] = MochaSecret([0] * s.players, ALL_CARDS)

    def imagine(self, t: Table, seat: int, glimpse: list[int], dice: Dice) -> Secret:
        """The cards this seat does not know lie anywhere: in the other hands or in the pile."""
        side = side_of(t)
        hands = [0] * t.players
        if seat >= 0:
            hands[seat] = glimpse[0]
        unknown = [card for card in unseen(side) if seat < 0 or not glimpse[0] >> card & 1]
        for other in range(t.players):
            if other != seat:
                for _ in range(side.held[other]):
                    hands[other] |= 1 << unknown.pop(dice.below(len(unknown)))
        return MochaSecret(hands, sum(1 << card for card in unknown))

    def meets_free(self, s: State, seat: int) -> bool:
        """The encounter tile. MOC-TAV-7."""
        return owns(s, seat, ENCOUNTER)

    def audit(self, s: State) -> None:
        audit(s)


def unseen(side: MochaSide) -> list[int]:
    """Guild cards that lie neither open nor in play."""
    gone = [*side.discards, side.in_play]
    return [card for card in guild_cards(ALL_CARDS) if card not in gone]
