"""What an option will cost and bring, worked out by trying it."""

from dataclasses import dataclass, field
from typing import Any

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, SPAN, Action


@dataclass
class Preview:
    """What comes of an option up to chance, another seat or the next real choice."""

    plan: list[Action]  # the option, and the usual answers that follow it
    news: list[Event] = field(default_factory=list)
    gain: dict[str, int] = field(default_factory=dict)  # by how much assets change; what stays is left out
    bars: bool = False  # nothing can be taken back after it
    ends: bool = False  # the seat is not asked again before another one is
    then: Any = None  # the position it leads to


def preview(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    a: Action,
    before: dict[str, int] | None = None,
    passing: bool = False,
) -> Preview:
    """Try it on a clone. Whether the usual answers follow, the game says; forced ones always do.
    `before` are the seat's assets, for whoever tries many options. Whoever is passing goes on doing
    nothing, as long as nothing else can be done."""
    had = game.guide.assets(state, seat) if before is None else before
    s = game.trial(state)
    s.news = []
    goes_on = passing or game.guide.carries_on(state, a)
    following = game.guide.way_out if passing else game.guide.usual
    seen = Preview([a], s.news)
    game.apply(s, a)
    answers: list[tuple[Action, bool]] = []  # and whether there was a choice
    while game.to_move(s) == seat:
        options = game.legal(s)
        usual = following(s) if goes_on and len(options) > 1 else options[0]
        if len(options) > 1 and (not goes_on or usual < 0):
            break
        answers.append((usual, len(options) > 1))
        game.apply(s, usual)
    seen.plan += spelled_out(answers)
    next_seat = game.to_move(s)
    seen.bars = next_seat == CHANCE or game.discloses(state, s, seat)
    seen.ends = next_seat not in (seat, CHANCE)
    seen.then = s
    seen.gain = gain(had, game.guide.assets(s, seat))
    return seen


def spelled_out(answers: list[tuple[Action, bool]]) -> list[Action]:
    """What has no choice is left out, but for verbs that are chosen as well: whoever follows the plan must
    not mistake one for the other."""
    chosen = {a // SPAN for a, free in answers if free}
    return [a for a, free in answers if free or a // SPAN in chosen]


def gain(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much assets change."""
    return {name: after[name] - old for name, old in before.items() if after[name] != old}


def foreseen(
    game: Game[Any, Any], state: Any, seat: int, lead: list[Action], before: dict[str, int] | None = None
) -> Preview:
    """What comes of several answers of one seat, the last of them as preview() sees it."""
    s = game.trial(state)
    for a in lead[:-1]:
        game.apply(s, a)
    seen = preview(game, s, seat, lead[-1], before)
    seen.plan = [*lead[:-1], *seen.plan]
    return seen
