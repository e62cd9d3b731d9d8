"""What shows a reason on the board: the tiles that stand in the way, the way that would be broken."""

from bedesten.core.guide import Reason
from bedesten.kairo.board import squares_in
from bedesten.kairo.ground import Ground
from bedesten.kairo.guide.reasons.common import Facts, of_colour, on_square
from bedesten.kairo.ids import HUES, NEUTRAL
from bedesten.kairo.kernel import State
from bedesten.kairo.sites import Sites


def named(s: State, some: int) -> list[str]:
    """The squares of a set, by name."""
    return [s.rules.squares[square] for square in squares_in(some)]


def beside_stands(s: State, seat: int, at: int, rule: str, stands: list[int]) -> Reason:
    """A tile of one of these stands lies beside a square; the first stand is told, all tiles are shown."""
    near = s.rules.board.near[at]
    touching = [stand for stand in stands if s.tiles[stand] & near]
    owner, colour = divmod(touching[0], HUES)
    facts: Facts = {**on_square(s, at), **of_colour(colour), "other": owner}
    marks = named(s, near & tiles_of(s, touching))
    if owner == NEUTRAL:
        return Reason(rule, "beside_neutral", facts, marks)
    if owner == seat:
        return Reason(rule, "beside_own", facts, marks)
    return Reason(rule, "beside_stand", facts, marks)


def tiles_of(s: State, stands: list[int]) -> int:
    some = 0
    for stand in stands:
        some |= s.tiles[stand]
    return some


def mains_in(s: State, some: int) -> int:
    """Which of these squares have a main stand."""
    mains = 0
    for at in s.main:
        if at >= 0:
            mains |= 1 << at
    return mains & some


# ------------------------------------------------------------------ ways


def shortest_way(ground: Ground, square: int, goal: int) -> list[int]:
    """From a square to the nearest of the goal, both included; nothing if none can be reached. KAI-LURE-4."""
    layers = ground.layers(square, goal)
    far = next((steps for steps, layer in enumerate(layers) if layer & goal), -1)
    if far < 0:
        return []
    way = [first_of(layers[far] & goal)]
    for layer in reversed(layers[:far]):
        way.append(first_of(layer & ground.board.near[way[-1]]))
    return way[::-1]


def first_of(some: int) -> int:
    return (some & -some).bit_length() - 1


def cutting_off(s: State, sites: Sites, at: int, rule: str) -> Reason:
    """A tile on a square would leave a customer or an entrance without a way to the others. KAI-ACC-2."""
    held = [piece for piece in sites.ground.pieces(at) if piece & sites.ends]
    lost = min(held, key=lambda piece: ((piece & sites.ends).bit_count(), piece & sites.customers == 0))
    there = shortest_way(sites.ground, at, lost & sites.ends)
    others = shortest_way(sites.ground, at, sites.ends & ~lost)
    way = [s.rules.squares[square] for square in [*reversed(there), *others[1:]]]
    return who_is_lost(s, at, there[-1], rule, way)


def who_is_lost(s: State, at: int, end: int, rule: str, way: list[str]) -> Reason:
    facts: Facts = on_square(s, at)
    if end in s.customers:
        return Reason(rule, "cuts_off_customer", {**facts, **of_colour(s.customers.index(end))}, way=way)
    lost = {**of_colour(s.door.index(end) % HUES), "entrance": s.rules.squares[end]}
    return Reason(rule, "cuts_off_entrance", {**facts, **lost}, way=way)


def door_way(s: State, sites: Sites, door: int) -> list[str]:
    """From an entrance to what must be reached from there, as long as nothing lies between. KAI-MAIN-9."""
    return [s.rules.squares[square] for square in shortest_way(sites.ground, door, sites.ends)]
