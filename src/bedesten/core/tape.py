"""Chance as a tape: the nth roll of a seat and the nth card of a pile are the same whatever was chosen.

Every kind of chance has a reel of its own. What falls anew each time (dice) has one for each it happens to;
what is drawn from a pile has one for the pile, so that the nth card drawn is the same until it is shuffled
again: from then on the cards in it depend on what was played, and only the numbers stay the same."""

from typing import Any

from bedesten.core.dice import Dealer, draw
from bedesten.core.ids import SPAN, Action
from bedesten.core.rules import Rules
from bedesten.core.step import Chance


def reel(rules: Rules[Any, Any], s: Any) -> str:
    """From which reel the outcome chance is asked for now is read."""
    step = s.todo[-1]
    assert isinstance(step, Chance)
    pile = step.pile()
    if pile:
        return f"pile {pile}"
    return f"{rules.lexicon.verbs[rules.chance_outcome(s, 0) // SPAN]} {step.whose}"


class Tape(Dealer):
    """Deals outcome n of a reel as a function of the secret seed, the reel and n alone."""

    def __init__(self, seed: str, read: dict[str, int], before: int = 0) -> None:
        super().__init__(seed)
        self.read = read  # how far each reel has been read; whoever applies the outcomes counts
        self.before = before  # where a reel begins that nothing has been read from

    def answer(self, rules: Rules[Any, Any], s: Any) -> Action:
        name = reel(rules, s)
        label = f"bedesten tape {self.seed} {name} {self.read.get(name, self.before)}"
        return rules.chance_outcome(s, draw(label.encode(), rules.chance_total(s)))
