"""Opening, middle and end of a game, by the tally that ranks the seats first."""

from typing import Any, Final

from bedesten.core.game import Game
from bedesten.study.walk import Step

OPENING, MIDDLE, END = "opening", "middle", "end"
PHASES: Final = [OPENING, MIDDLE, END]


def phases(game: Game[Any, Any], steps: list[Step]) -> dict[int, str]:
    """By turn: the opening lasts until somebody has more than all had at first, the end begins when somebody
    is one short of the goal; where there is no goal, with the last third of the turns."""
    players = len(steps[0].before)
    first = {step.turn: step for step in reversed(steps)}  # the first step of every turn
    tallies = {turn: most(game, step, players) for turn, step in first.items()}
    begun, goal = tallies[steps[0].turn], game.guide.goal(players)
    last = steps[-1].turn * 2 / 3
    return {
        turn: END if (tally >= goal - 1 if goal else turn > last) else MIDDLE if tally > begun else OPENING
        for turn, tally in tallies.items()
    }


def most(game: Game[Any, Any], step: Step, players: int) -> int:
    """Of the first tally, as a turn begins."""
    return max((game.guide.tally(step.position, seat) or [0])[0] for seat in range(players))
