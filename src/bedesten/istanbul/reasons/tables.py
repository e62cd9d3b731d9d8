"""Tables that say why something is not offered: those of the base game, and what expansions add."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import Elsewhere, Why
from bedesten.istanbul.reasons.decisions import Kind

Better: TypeAlias = Callable[[State, int, Action], Reason | None]


@dataclass(frozen=True)
class Whys:
    """By verb what is known about it; by kind of step what is known about the moment."""

    decisions: dict[Action, tuple[Kind, ...]] = field(default_factory=dict)  # which ones a verb answers
    places: dict[Action, tuple[int, ...]] = field(default_factory=dict)  # whose action it is
    reasons: dict[Action, Why] = field(default_factory=dict)  # at its decision, at its place
    elsewhere: dict[Action, Elsewhere] = field(default_factory=dict)  # at another decision
    chance: dict[Action, str] = field(default_factory=dict)  # the rule that calls for the roll or the draw
    phases: dict[Kind, str] = field(default_factory=dict)
    acting: dict[Kind, str] = field(default_factory=dict)  # the rule that binds a step to its place
    better: tuple[Better, ...] = ()  # what an expansion knows better than the tables above

    def __add__(self, more: "Whys") -> "Whys":
        """A verb that answers decisions of both answers them all."""
        verbs = self.decisions | more.decisions
        return Whys(
            {verb: self.decisions.get(verb, ()) + more.decisions.get(verb, ()) for verb in verbs},
            self.places | more.places,
            self.reasons | more.reasons,
            self.elsewhere | more.elsewhere,
            self.chance | more.chance,
            self.phases | more.phases,
            self.acting | more.acting,
            more.better + self.better,  # the box that came last knows best
        )
