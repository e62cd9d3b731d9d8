"""Many games at once: all of them go one choice further, and what is seen comes back in one piece."""

from bedesten.bots.encode.pieces import Numbers
from bedesten.bots.encode.slot import NOT_RECORDED, Room, Slot, seed_of
from bedesten.core.dice import Dice
from bedesten.core.game import Setup


class Many:
    """Games of one kind side by side. A game that is over begins anew with its next step, whatever is chosen
    in it then."""

    def __init__(self, room: Room, setups: list[Setup], listed: bool, recorded: bool) -> None:
        self.room = room
        self.slots = [Slot(room, setup, listed) for setup in setups]
        self.listed = listed
        self.recorded = recorded
        self.dice = Dice(0)
        self.seeds: list[str] = [NOT_RECORDED] * len(setups)
        self.numbers = Numbers()
        self.seen: list[bytes] = []  # by those who choose: looked at right after the step, with all at hand

    def start(self, seed: int) -> None:
        """All games anew."""
        self.dice = Dice(seed)
        self.seen = []
        for i in range(len(self.slots)):
            self.begin(i)
            self.look(self.slots[i])

    def begin(self, i: int) -> None:
        seed = self.dice.below(1 << 31) << 31 | self.dice.below(1 << 31)
        self.seeds[i] = seed_of(seed) if self.recorded else NOT_RECORDED
        self.slots[i].start(seed, self.seeds[i])

    def step(self, chosen: list[int]) -> None:
        """One choice for every game."""
        self.seen = []
        slots = self.slots
        for i in range(len(slots)):
            slot = slots[i]
            if slot.seat < 0:
                self.begin(i)
            else:
                slot.act(chosen[i])
            self.look(slot)

    def look(self, slot: Slot) -> None:
        """As whoever chooses; at a game that is over, as the first seat."""
        slot.see(slot.seat if slot.seat > 0 else 0, self.seen)

    # --- what comes of it, each for all games one after the other

    def observations(self) -> bytearray:
        """What was seen after the last step."""
        return bytearray().join(self.seen)

    def masks(self) -> bytearray:
        return bytearray().join([self.room.mask(slot.offer) for slot in self.slots])

    def options(self) -> bytearray:
        row: list[bytes] = []
        for slot in self.slots:
            slot.weigh(row)
        return bytearray().join(row)

    def choices(self) -> bytearray:
        """All that can be chosen, as 32-bit numbers; `counts` says how many belong to each game, `starts` how
        many come before those."""
        return bytearray().join([slot.offer.packed for slot in self.slots])

    def counts(self) -> bytearray:
        numbers = self.numbers
        return bytearray().join([numbers.of(slot.offer.count) for slot in self.slots])

    def starts(self) -> bytearray:
        row: list[bytes] = []
        start = 0
        for slot in self.slots:
            row.append(self.numbers.of(start))
            start += slot.offer.count
        return bytearray().join(row)

    def seats(self) -> bytearray:
        """Who chooses; below 0 where it is over."""
        return bytearray([slot.seat & 0xFF for slot in self.slots])

    def ended(self) -> list[int]:
        """The games that are over."""
        return [i for i in range(len(self.slots)) if self.slots[i].seat < 0]
