"""Opening, middle and end of a game, by the tally that ranks the seats first."""

from operator import gt
from typing import Any, Final

from bedesten.core.game import Game
from bedesten.study.walk import Step

OPENING, MIDDLE, END = "opening", "middle", "end"
PHASES: Final = [OPENING, MIDDLE, END]


def phases(game: Game[Any, Any], steps: list[Step]) -> dict[int, str]:
    """By turn: the opening lasts until somebody has more than at first, the end begins when somebody is one
    short of the goal. Where there is no goal, everybody gains soon: the opening lasts until all have, and the
    end is the last third of the turns."""
    players = len(steps[0].before)
    first = {step.turn: step for step in reversed(steps)}  # the first step of every turn
    tallies = {turn: tallied(game, step, players) for turn, step in first.items()}
    begun, goal = tallies[steps[0].turn], game.guide.goal(players)
    last, gained = steps[-1].turn * 2 / 3, any if goal else all

    def phase(turn: int, tally: list[int]) -> str:
        if max(tally) >= goal - 1 if goal else turn > last:
            return END
        return MIDDLE if gained(map(gt, tally, begun)) else OPENING

    return {turn: phase(turn, tally) for turn, tally in tallies.items()}


def tallied(game: Game[Any, Any], step: Step, players: int) -> list[int]:
    """What every seat has of the first tally, as a turn begins."""
    return [(game.guide.tally(step.position, seat) or [0])[0] for seat in range(players)]
