"""What a seat plays for: the win, or, when it hardly wins any more, the best place it may still come to."""

from typing import Final

from bedesten.study.walk import Shares

WIN: Final = 1  # the place everybody plays for
HARDLY: Final = 0.04  # a chance below which nobody plays for a place
NEVER: Final = 1e-6  # a share that is told as none


def aim_of(shares: Shares, seat: int) -> int:
    """The best place, or better, that is not as good as lost; at the worst, not to be the last."""
    last = max(WIN, len(shares) - 1)
    return next((place for place in range(WIN, last) if among(shares, seat, place) >= HARDLY), last)


def among(shares: Shares, seat: int, place: int) -> float:
    """How likely a seat is to come to a place or a better one, if it is with every place as with the first:
    each comes to it, among those who are left, in proportion to its share."""
    left = sum(shares)
    if left <= NEVER:
        return min(1.0, place / len(shares))
    first = shares[seat] / left
    if place == WIN:
        return first
    behind = [
        share / left * among([*shares[:rival], *shares[rival + 1 :]], seat - (rival < seat), place - 1)
        for rival, share in enumerate(shares)
        if rival != seat and share > 0.0
    ]
    return first + sum(behind)
