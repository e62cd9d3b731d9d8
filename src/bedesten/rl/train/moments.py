"""What was chosen in a game, and how much better than expected each choice was."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from bedesten.rl.train.net import HINTS, Array, Shape, hints

LAMBDA: Final = 0.97  # how far a choice is judged by what came later rather than by what the net expected


@dataclass
class Moment:
    """One choice, as it was offered and taken."""

    seen: bytes
    options: bytes
    scores: list[float]  # of the options at first sight
    chosen: int = 0
    likelihood: float = 0.0  # of the choice, as a logarithm
    chances: Array | None = None  # of the seats, as the net saw them; a pupil has no net


@dataclass
class Judged:
    """All choices of a seat in a finished game."""

    moments: list[Moment]
    gain: Array  # of every choice: its own chances after it less those before
    target: Array  # the chances that would have been right


def arrays(moments: list[Moment], counts: npt.NDArray[np.int64], shape: Shape) -> tuple[Array, Array]:
    """What was seen, and the options with their hints, as rows."""
    seen = np.frombuffer(b"".join([m.seen for m in moments]), np.float32).reshape(len(moments), -1)
    options = np.frombuffer(b"".join([m.options for m in moments]), np.float32)
    options = options.reshape(-1, shape.option - HINTS)
    scores = np.array([score for m in moments for score in m.scores], np.float32)
    return seen, np.concatenate([options, hints(scores, counts)], axis=1)


def judged(moments: list[Moment], result: Array) -> Judged:
    """What came later counts, more and more mixed with what the net expected on the way."""
    target = np.tile(result, (len(moments), 1))
    gain = np.zeros(len(moments), np.float32)
    later = result
    for i in range(len(moments) - 1, -1, -1):
        expected = moments[i].chances
        if expected is not None:
            target[i] = later
            gain[i] = later[0] - expected[0]
            later = (1 - LAMBDA) * expected + LAMBDA * later
    return Judged(moments, gain, target)
