"""What lies in front of a player and on the table, and the part of it that an expansion brings."""

from typing import Final

from bedesten.istanbul.ids import FOUNTAIN, NEUTRAL, OWN, POLICE

START_CAPACITY: Final = 2
FULL_STACK: Final = (OWN, OWN, OWN, OWN)


def changed(counts: list[int], at: int, by: int) -> list[int]:
    """Counts of a seat or the table are never changed, only replaced: clones and views share them, and who
    finds the same list again knows that nothing has changed."""
    after = counts.copy()
    after[at] += by
    return after


def total(counts: list[int]) -> int:
    """Compiled, much faster than `sum`."""
    count = 0
    for n in counts:
        count += n
    return count


class Seat:
    """What everybody sees of one player. Its lists are never changed, only replaced."""

    def __init__(
        self,
        lira: int,
        goods: list[int],
        capacity: int,
        rubies: int,
        tiles: int,
        place: int,
        family: int,
        out: int,
        stack: tuple[int, ...],
        shown: list[int],
    ) -> None:
        self.lira = lira
        self.goods = goods
        self.capacity = capacity
        self.rubies = rubies
        self.tiles = tiles  # owned mosque tiles, as bits
        self.place = place  # the merchant's
        self.family = family  # the family member's place
        self.out = out  # places with its assistants, as bits
        self.stack = stack  # assistants under the merchant, bottom first
        self.shown = shown  # by kind: cards taken face up and not seen again since

    def clone(self) -> "Seat":
        return Seat(
            self.lira,
            self.goods,
            self.capacity,
            self.rubies,
            self.tiles,
            self.place,
            self.family,
            self.out,
            self.stack,
            self.shown,
        )


class Market:
    """The demand tiles of one market. Immutable: a sale puts another one in its place."""

    def __init__(self, tile: int, unseen: list[int], under: list[int]) -> None:
        self.tile = tile  # the one on top, -1 while it is being drawn
        self.unseen = unseen  # tiles nobody has seen yet, in no order
        self.under = under  # tiles put under the stack, first to come back first


def new_seat(cards: int, variant: bool) -> Seat:
    """A player before the first turn. IST-SETUP-10, IST-VAR-1."""
    stack = (NEUTRAL, OWN, OWN, OWN) if variant else FULL_STACK
    return Seat(0, [0, 0, 0, 0], START_CAPACITY, 0, 0, FOUNTAIN, POLICE, 0, stack, [0] * cards)


class Side:
    """What an expansion adds to the open table; a view copies all of it."""

    def clone(self) -> "Side":
        return self


class Secret:
    """What an expansion adds that nobody may see all of: hands and piles."""

    def clone(self) -> "Secret":
        return self

    def glimpse(self, seat: int) -> list[int]:
        """What this seat may see of it; nothing for a watcher."""
        return []
