"""Ratings for two to five at a table: OpenSkill's Plackett-Luce. A rating is a belief, with how sure it is.

People read points: 1500 is Idris, and 30 points are one of OpenSkill's, so that of two who are both well
known the one with 100 more wins about 64 %."""

from dataclasses import dataclass
from functools import cache
from typing import Any

MIDDLE = 25.0
POINTS, EACH = 1500, 30.0  # of the middle, and for every step of mu
SURE = 1.96  # standard deviations to either side: 19 in 20
BETA = MIDDLE / 6  # how much luck there is in one game


@dataclass(frozen=True)
class Skill:
    """By OpenSkill's words: the belief `mu`, and its standard deviation."""

    mu: float = MIDDLE
    sigma: float = MIDDLE / 3

    def points(self) -> int:
        return round(POINTS + EACH * (self.mu - MIDDLE))

    def band(self) -> int:
        """To either side."""
        return round(EACH * SURE * self.sigma)


@cache
def model() -> Any:
    """Read when the first game is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=MIDDLE / 3, beta=BETA)


def after(seats: list[Skill], ranks: list[int]) -> list[Skill]:
    """What is believed of everybody once a game has ended so."""
    rules = model()
    teams = [[rules.rating(mu=one.mu, sigma=one.sigma)] for one in seats]
    return [Skill(one.mu, one.sigma) for (one,) in rules.rate(teams, ranks=[float(rank) for rank in ranks])]
