"""What puzzles ask for: what is counted at the end of the turn, and how much of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bedesten.core.boxes import slices
from bedesten.core.game import Game

Measure = Callable[[Any, int], int]  # of a state, for a seat
Counted = tuple[int, ...]  # by measure, at the end of a turn

CERTAIN, ODDS, MOST = "certain", "odds", "most"
KINDS = (CERTAIN, ODDS, MOST)
CLEAR = Fraction(4, 100)  # by how much the best choice must be likelier than the next


@dataclass(frozen=True)
class Aim:
    """Something to have much of; `after` one more of something else, if that is asked besides."""

    measure: str
    margin: Fraction  # by how much of it the best choice must bring more than the next, on average
    after: str = ""
    now: bool = False  # only of the turn it is: in two of them not everything is kept that it counts


@dataclass(frozen=True)
class Goal:
    """At least so much of each measure when the turn ends; or, if nothing is named, the most of `most`."""

    least: dict[str, int] = field(default_factory=dict)
    most: str = ""

    def value(self, names: Sequence[str], counted: Counted) -> int:
        if self.most:
            return counted[names.index(self.most)]
        return int(all(counted[names.index(name)] >= n for name, n in self.least.items()))


def brought(game: Game[Any, Any], name: str) -> list[Any]:
    return [getattr(box, name) for box in slices(game.boxes, "bedesten.puzzles") if hasattr(box, name)]


def measures(game: Game[Any, Any]) -> dict[str, Measure]:
    return {name: measure for table in brought(game, "MEASURES") for name, measure in table.items()}


def aims(game: Game[Any, Any], turns: int = 1) -> list[Aim]:
    return [aim for table in brought(game, "AIMS") for aim in table if turns == 1 or not aim.now]


def put_back(game: Game[Any, Any], s: Any, seat: int) -> None:
    """In place: what the seat cannot see lies where it may be drawn from."""
    for back in brought(game, "put_back"):
        back(s, seat)


def forgetting(game: Game[Any, Any]) -> list[Callable[[Any], None]]:
    """What makes positions alike that come to the same in this turn."""
    return brought(game, "forget")


def take_back(game: Game[Any, Any], s: Any, seat: int) -> None:
    """In place: what rivals drew in their turns, and the seat did not see, may be drawn again."""
    for back in brought(game, "take_back"):
        back(s, seat)


def overlook(game: Game[Any, Any], s: Any, seat: int) -> None:
    """In place: what rivals own and what does not matter in the last turn of the seat is alike everywhere."""
    for over in brought(game, "overlook"):
        over(s, seat)


def settling(game: Game[Any, Any]) -> list[Callable[[Any, bool], None]]:
    """What makes positions alike that come to the same by the end of the seat's next turn."""
    return brought(game, "settle")
