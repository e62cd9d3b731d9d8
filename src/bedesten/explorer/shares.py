"""How sure a share is."""

from math import sqrt

SURE = 1.96  # standard deviations of a 95 % interval


def interval(wins: float, games: int, worth: float = 0.0) -> tuple[float, float]:
    """A share with its 95 % interval by Wilson: sensible also when nearly all games are won. `worth` is as
    how many the games count, if they do not count as strangers."""
    worth = worth or games
    share, z = wins / games, SURE * SURE / worth
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / worth + z / worth / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)
