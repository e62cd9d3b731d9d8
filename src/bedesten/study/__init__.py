"""A finished game studied: who was likely to win when, what choices cost, what chance gave."""

from bedesten.study.review import Review
from bedesten.study.study import Study

__all__ = ["Review", "Study"]
