"""What a review depends on besides the game: whoever changes it makes reviews stale."""

from hashlib import sha256
from typing import Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.evaluate.weighed import Weighed

VERSION: Final = 8  # of what studies do; a review of another one is made again


def fingerprint(evaluation: Evaluation) -> str:
    """Of the study and of the weights."""
    weights = evaluation.weights.read_bytes() if isinstance(evaluation, Weighed) else b""
    return sha256(f"{VERSION} {type(evaluation).__name__} ".encode() + weights).hexdigest()
