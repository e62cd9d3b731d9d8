"""What an option will cost and bring, worked out by trying it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, SPAN, Action

NONE: Final = -1  # no answer


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
    seen.plan += spelled_out(answers(game, s, seat, following if goes_on else None))
    next_seat = game.to_move(s)
    seen.bars = next_seat == CHANCE or game.discloses(state, s, seat)
    seen.ends = next_seat not in (seat, CHANCE)
    seen.then = s
    seen.gain = gain(had, game.guide.assets(s, seat))
    return seen


def answers(
    game: Game[Any, Any], s: Any, seat: int, usual: Callable[[Any], Action] | None
) -> list[tuple[Action, bool]]:
    """Given in place until the seat has a real choice; and whether there was a choice at all."""
    given: list[tuple[Action, bool]] = []
    while game.to_move(s) == seat:
        options = game.legal(s)
        free = len(options) > 1
        a = options[0] if not free else usual(s) if usual else NONE
        if a == NONE:
            break
        given.append((a, free))
        game.apply(s, a)
    return given


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
