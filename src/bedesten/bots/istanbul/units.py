"""What can be given or taken one at a time: goods, and whatever else a box counts as one."""

from bedesten.bots.istanbul.worth import NEXT
from bedesten.istanbul.kernel import Table


class Unit:
    """What one of it is worth to a seat, in lira."""

    def missed(self, t: Table, seat: int) -> float:
        """If one of it is given away."""
        raise NotImplementedError

    def gained(self, t: Table, seat: int) -> float:
        """If there is one more; nothing if there is no room."""
        raise NotImplementedError


class Good(Unit):
    def __init__(self, good: int) -> None:
        self.good = good

    def missed(self, t: Table, seat: int) -> float:
        return NEXT[self.good][t.seats[seat].goods[self.good] - 1]

    def gained(self, t: Table, seat: int) -> float:
        me = t.seats[seat]
        return NEXT[self.good][me.goods[self.good]] if me.goods[self.good] < me.capacity else 0.0
