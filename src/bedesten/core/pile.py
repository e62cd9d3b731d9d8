"""A pile nobody has looked at, as counts: how many it holds of each kind."""

from bedesten.core.ids import Action


def drawn(verb: Action, pile: list[int]) -> list[Action]:
    """What may come up: an action for each kind there is any of."""
    return [verb + kind for kind, left in enumerate(pile) if left > 0]


def weights(pile: list[int]) -> list[int]:
    """How likely each of these is."""
    return [left for left in pile if left > 0]


def nth_of(pile: list[int], nth: int) -> int:
    """The kind of the nth piece, if they lay kind after kind."""
    kind = 0
    while nth >= pile[kind]:
        nth -= pile[kind]
        kind += 1
    return kind


def take_nth(pile: list[int], nth: int) -> int:
    """The same, and it is gone."""
    kind = nth_of(pile, nth)
    pile[kind] -= 1
    return kind
