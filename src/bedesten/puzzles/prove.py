"""Which first choice is best, exactly, and whether it is the only one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bedesten.core.ids import Action
from bedesten.puzzles.aims import CERTAIN, CLEAR, MOST, ODDS, Aim, Counted, Goal
from bedesten.puzzles.tree import Choice, End, Tree, at_best, at_worst, exact, roughly

NOTHING: Final = -1  # counted where what is asked besides was not reached
SLACK: Final = 1e-9
LEAST: Final = 0.08  # odds that are worth asking about are as far from 0 and 1


@dataclass(frozen=True)
class Asked:
    """A goal in a position, and how far each first choice goes."""

    kind: str
    goal: Goal
    values: dict[Action, Fraction]


def proved(tree: Tree, goal: Goal, names: Sequence[str]) -> list[Fraction]:
    """By node: the exact odds of the goal, or the mean of what is counted."""
    return tree.values(lambda counted: Fraction(goal.value(names, counted)), exact)


def first_choices(tree: Tree, values: list[Fraction]) -> dict[Action, Fraction]:
    root = tree.nodes[tree.root]
    assert isinstance(root, Choice)
    return {a: values[then] for a, then in root.ways}


def clear(values: Sequence[Fraction], margin: Fraction) -> bool:
    """Whether one is the best by a margin."""
    best, after = sorted(values, reverse=True)[:2]
    return best - after >= margin


def is_unique(kind: str, values: Sequence[Fraction], margin: Fraction) -> bool:
    """A choice that is certain is alone when no other one is; otherwise the margin tells."""
    if kind == CERTAIN:
        return max(values) == 1 and sorted(values)[-2] < 1
    return clear(values, margin) and max(values) < 1 if kind == ODDS else clear(values, margin)


def asked(tree: Tree, names: Sequence[str], aims: Sequence[Aim], had: Counted) -> Iterator[Asked]:
    """All that can be asked in a position and has one answer."""
    for aim in aims:
        for kind, goal in goals(tree, names, aim, had):
            values = first_choices(tree, proved(tree, goal, names))
            if is_unique(kind, [*values.values()], margin(kind, aim)):
                yield Asked(kind, goal, values)


def margin(kind: str, aim: Aim) -> Fraction:
    return aim.margin if kind == MOST else CLEAR


class Count:
    """What an aim counts at an end."""

    def __init__(self, names: Sequence[str], aim: Aim, had: Counted) -> None:
        self.what = names.index(aim.measure)
        self.besides = names.index(aim.after) if aim.after else -1
        self.more = had[self.besides] + 1 if aim.after else 0

    def __call__(self, counted: Counted) -> int:
        if self.besides >= 0 and counted[self.besides] < self.more:
            return NOTHING
        return counted[self.what]


def goals(tree: Tree, names: Sequence[str], aim: Aim, had: Counted) -> Iterator[tuple[str, Goal]]:
    """What is worth proving: the most that is certain, the likeliest beyond it, the most on average."""
    count = Count(names, aim, had)
    besides = {aim.after: count.more} if aim.after else {}
    floor = NOTHING if aim.after else had[count.what]  # what is had already is no goal
    sure = tree.values(count, at_worst)[tree.root]
    if sure > floor:
        yield CERTAIN, Goal(least(besides, aim.measure, sure))
    for much in likeliest(tree, count, max(sure, floor)):
        yield ODDS, Goal(least(besides, aim.measure, much))
    if not aim.after and sure < most(tree, count):
        yield MOST, Goal(most=aim.measure)


def least(besides: dict[str, int], measure: str, much: int) -> dict[str, int]:
    """Nobody is asked to have nothing."""
    return {**besides, measure: much} if much > 0 or not besides else besides


def most(tree: Tree, count: Count) -> int:
    return tree.values(count, at_best)[tree.root]


def likeliest(tree: Tree, count: Count, sure: int) -> list[int]:
    """So much that the best choice stands out most; none if it never stands out."""
    ends = {count(node.counted) for node in tree.nodes if isinstance(node, End)}
    leads = [(lead(tree, count, much), much) for much in sorted(ends) if much > sure]
    return [much for ahead, much in sorted(leads, reverse=True)[:1] if ahead >= float(CLEAR) - SLACK]


def lead(tree: Tree, count: Count, much: int) -> float:
    """By how much the best choice is likelier than the next, nearly; 0 if it is hardly open at all."""
    values = tree.values(lambda counted: float(count(counted) >= much), roughly)
    root = tree.nodes[tree.root]
    assert isinstance(root, Choice)
    best, after = sorted((values[then] for _, then in root.ways), reverse=True)[:2]
    return best - after if LEAST <= best <= 1 - LEAST else 0.0
