"""Tables that say why something is not offered: those of the base game, and what expansions add."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import Elsewhere, Why
from bedesten.istanbul.guide.reasons.decisions import Kind
from bedesten.istanbul.kernel import State

Better: TypeAlias = Callable[[State, int, Action], Reason | None]


class ReasonTables:
    """By verb what is known about it; by kind of step what is known about the moment."""

    def __init__(
        self,
        decisions: dict[Action, tuple[Kind, ...]] | None = None,
        places: dict[Action, tuple[int, ...]] | None = None,
        reasons: dict[Action, Why] | None = None,
        elsewhere: dict[Action, Elsewhere] | None = None,
        chance: dict[Action, str] | None = None,
        phases: dict[Kind, str] | None = None,
        acting: dict[Kind, str] | None = None,
        better: tuple[Better, ...] = (),
    ) -> None:
        self.decisions: Final = decisions or {}  # which ones a verb answers
        self.places: Final = places or {}  # whose action it is
        self.reasons: Final = reasons or {}  # at its decision, at its place
        self.elsewhere: Final = elsewhere or {}  # at another decision
        self.chance: Final = chance or {}  # the rule that calls for the roll or the draw
        self.phases: Final = phases or {}
        self.acting: Final = acting or {}  # the rule that binds a step to its place
        self.better: Final = better  # what an expansion knows better than the tables above

    def __add__(self, more: "ReasonTables") -> "ReasonTables":
        """A verb that answers decisions of both answers them all."""
        verbs = self.decisions | more.decisions
        return ReasonTables(
            {verb: self.decisions.get(verb, ()) + more.decisions.get(verb, ()) for verb in verbs},
            self.places | more.places,
            self.reasons | more.reasons,
            self.elsewhere | more.elsewhere,
            self.chance | more.chance,
            self.phases | more.phases,
            self.acting | more.acting,
            more.better + self.better,  # the box that came last knows best
        )
