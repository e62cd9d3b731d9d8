"""How much better than expected every choice was. Plain arithmetic on arrays, of numpy or of PyTorch."""

from typing import Any


def absolute(chances: Any, seat: Any, players: Any, rows: Any, number: Any) -> Any:
    """By seat, from the order in which a seat sees them; `rows` and `number` count games and seats."""
    late = (number[None, :] - seat[:, None]) % players[:, None]
    return chances[rows[:, None], late] * (number[None, :] < players[:, None])


def relative(shares: Any, seat: Any, players: Any, rows: Any, number: Any) -> Any:
    """In the order in which a seat sees them."""
    which = (number[None, :] + seat[:, None]) % players[:, None]
    return shares[rows[:, None], which] * (number[None, :] < players[:, None])


def judge(expected: Any, seat: Any, trust: float, gain: Any, right: Any, rows: Any) -> None:
    """By step and game: what was expected for every seat, with one step more at the end, and who chose, below
    0 where the game was over and the result stands instead. What came later counts, more and more mixed with
    what was expected on the way. Writes what whoever chose gained, and what would have been right."""
    later = expected[0] * 0.0
    for step in range(len(gain) - 1, -1, -1):
        goes_on = seat[step] >= 0
        later = (expected[step + 1] - expected[step] + trust * later) * goes_on[:, None]
        gain[step] = later[rows, seat[step]] * goes_on
        right[step] = expected[step] + later
