"""A finished game studied: who was likely to win when, what choices cost, what chance gave."""

from bedesten.study.review import Review
from bedesten.study.study import Answers, Study

__all__ = ["Answers", "Review", "Study"]
