"""Play on from a state by a policy: what search and studies do thousands of times."""

from typing import Any, Final

from bedesten.core.dice import Dice
from bedesten.core.ids import OVER, Action
from bedesten.core.rules import Rules, State

TO_THE_END: Final = 1 << 30  # more turns than any game has


class Policy:
    """Chooses for every seat in a playout. This one takes any option, each as likely as the other."""

    def pick(self, s: State, seat: int, options: list[Action], dice: Dice) -> Action:
        """One of at least two options. The state may be looked at whole: it was only imagined."""
        return dice.pick(options)


def advance(game: Rules[Any, Any], s: State, dice: Dice) -> int:
    """Answer for chance and for whoever has one option only; who then has a choice to make, or OVER."""
    options = game.deal(s, dice)
    while len(options) == 1:
        options = game.play(s, options[0], dice)
    return game.to_move(s)


def playout(game: Rules[Any, Any], s: State, dice: Dice, policy: Policy, turns: int = TO_THE_END) -> int:
    """Play on in place, to the end or to the first choice after `turns` have begun; who is to move."""
    last = game.turn(s) + turns
    seat = advance(game, s, dice)
    while seat != OVER and game.turn(s) < last:
        game.apply(s, policy.pick(s, seat, game.legal(s), dice))
        seat = advance(game, s, dice)
    return seat
