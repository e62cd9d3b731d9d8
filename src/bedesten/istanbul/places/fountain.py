"""Fountain: any number of own assistants return to the stack. IST-FOUN."""

from bedesten.core.ids import Action
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.ids import RETURN
from bedesten.istanbul.kernel import Place, State


class Fountain(Place):
    def __init__(self) -> None:
        self.memo: dict[int, list[Action]] = {}

    def options(self, s: State, seat: int) -> list[Action]:
        """RETURN(S) for each set S of places with their assistants, the empty one too. IST-FOUN-1."""
        out = s.seats[seat].out
        options = self.memo.get(out)
        if options is None:
            options = [RETURN + s.rules.set_number[some] for some in parts_of(out)]
            self.memo[out] = options
        return options

    def act(self, s: State, seat: int, a: Action) -> None:
        return_assistants(s, seat, a)


def return_assistants(s: State, seat: int, a: Action) -> None:
    """To the merchant's stack, wherever it stands. IST-FOUN-2."""
    for place in places_in(s.rules.sets[a - RETURN]):
        s.call_back(seat, place)


def parts_of(some: int) -> list[int]:
    """All subsets of a set of bits, ascending."""
    parts = [0]
    for bit in places_in(some):
        parts += [part | 1 << bit for part in parts]
    return parts
