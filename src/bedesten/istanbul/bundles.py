"""Bundles of goods and sets of places as numbers: one argument stands for all of them."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.ids import FOUNTAIN, GOODS

MOST: Final = 5  # nothing takes more than five goods at once, and a player has at most five assistants


def key_of(goods: list[int]) -> int:
    """Four counts of 0 to 5 as one number."""
    return goods[0] + 6 * goods[1] + 36 * goods[2] + 216 * goods[3]


def all_bundles() -> list[list[int]]:
    """Every multiset of 0 to 5 goods, small ones first."""
    counts = range(MOST + 1)
    bundles = [[r, g, y, b] for r in counts for g in counts for y in counts for b in counts]
    return sorted([c for c in bundles if sum(c) <= MOST], key=spelled)


def spelled(goods: list[int]) -> tuple[int, list[int]]:
    return sum(goods), [-n for n in goods]


BUNDLES: Final = all_bundles()
SIZES: Final = [sum(bundle) for bundle in BUNDLES]
WORDS: Final = ["".join(g * n for g, n in zip(GOODS, bundle, strict=True)) for bundle in BUNDLES]
NUMBER: Final = {key_of(bundle): i for i, bundle in enumerate(BUNDLES)}
SINGLE: Final = [NUMBER[1], NUMBER[6], NUMBER[36], NUMBER[216]]
OF_SIZE: Final = [[i for i, n in enumerate(SIZES) if n == size] for size in range(MOST + 1)]


def covers(goods: list[int], bundle: list[int]) -> bool:
    """Whether the goods include the bundle."""
    return goods[0] >= bundle[0] and goods[1] >= bundle[1] and goods[2] >= bundle[2] and goods[3] >= bundle[3]


def part_of(verb: Action, goods: list[int], memo: dict[int, list[Action]]) -> list[Action]:
    """verb(x) for every non-empty bundle x of at most five of these goods."""
    key = key_of(goods)
    actions = memo.get(key)
    if actions is None:
        actions = [verb + i for i, bundle in enumerate(BUNDLES) if i > 0 and covers(goods, bundle)]
        memo[key] = actions
    return actions


def all_sets(places: list[int]) -> list[int]:
    """Every set of at most five places but the fountain, as bits, ascending: the sets of a small
    board keep their numbers on a larger one."""
    sets = [0]
    for place in places:
        if place != FOUNTAIN:
            sets += [some | 1 << place for some in sets if some.bit_count() < MOST]
    return sets


def places_in(some: int) -> list[int]:
    """The places of a set, ascending."""
    return [place for place in range(some.bit_length()) if some >> place & 1]
