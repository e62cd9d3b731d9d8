"""Goods, and what counts as one: a box beside this one may add to it. LET-GEN-2."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.bundles import BUNDLES, SINGLE
from bedesten.istanbul.kernel import Box, State, Table
from bedesten.letters.ids import SLOT

COFFEE: Final = 4  # beside the four goods


class Units:
    """One good of choice, to pay or to take."""

    coffee = False  # whether coffee is in play

    def owned(self, s: State, seat: int, verb: Action) -> list[Action]:
        """verb(u) for each unit that can be paid."""
        goods = s.seats[seat].goods
        return [verb + good for good in range(4) if goods[good] > 0]

    def wanted(self, s: State, seat: int, verb: Action) -> list[Action]:
        """verb(u) for each unit that can be taken. LET-GEN-3."""
        return s.with_room(seat, verb)

    def pay(self, s: State, seat: int, unit: int) -> None:
        s.pay_goods(seat, BUNDLES[SINGLE[unit]])

    def gain(self, s: State, seat: int, unit: int) -> None:
        s.gain_good(seat, unit, 1)


class UnitBox(Box):
    """The box of this expansion, as far as its places and cards need to know it."""

    def __init__(self, units: Units, tracks: list[int]) -> None:
        super().__init__(SLOT)
        self.units = units
        self.tracks = tracks  # never empty, and open to the secret society


def unit_box(t: Table) -> UnitBox:
    box = t.rules.boxes[SLOT]
    assert isinstance(box, UnitBox)
    return box


def units_of(t: Table) -> Units:
    return unit_box(t).units
