"""A coffee counts where a good or a coffee is asked for or given. BAZ-COFFEE."""

from bedesten.bots.istanbul.units import Unit
from bedesten.bots.mocha.worth import bags
from bedesten.istanbul.kernel import Table


class Coffee(Unit):
    def missed(self, t: Table, seat: int) -> float:
        return -bags(t, seat, -1)

    def gained(self, t: Table, seat: int) -> float:
        return bags(t, seat, 1)
