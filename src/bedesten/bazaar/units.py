"""A coffee counts where a good or a coffee is asked for or given. BAZ-COFFEE."""

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State
from bedesten.letters.units import COFFEE, Units
from bedesten.mocha.side import gain_coffee, pay_coffee, side_of


class CoffeeUnits(Units):
    """One good or one coffee. BAZ-COFFEE-1."""

    coffee = True

    def owned(self, s: State, seat: int, verb: Action) -> list[Action]:
        goods = super().owned(s, seat, verb)
        return [*goods, verb + COFFEE] if side_of(s).coffee[seat] > 0 else goods

    def wanted(self, s: State, seat: int, verb: Action) -> list[Action]:
        """There is always room for a coffee. BAZ-COFFEE-3."""
        return [*super().wanted(s, seat, verb), verb + COFFEE]

    def pay(self, s: State, seat: int, unit: int) -> None:
        if unit == COFFEE:
            pay_coffee(s, seat, 1)
        else:
            super().pay(s, seat, unit)

    def gain(self, s: State, seat: int, unit: int) -> None:
        if unit == COFFEE:
            gain_coffee(s, seat, 1)
        else:
            super().gain(s, seat, unit)
