"""What wins from here: many finished games as a small table, and what it answers (docs/explorer.md)."""

from bedesten.explorer.answer import Answer, Fared, answer
from bedesten.explorer.lab import Rating, deals, rated
from bedesten.explorer.seen import Gain, Seen, Use, seen
from bedesten.explorer.shipped import shipped
from bedesten.explorer.sums import Counted, Kind, Sums
from bedesten.explorer.table import Explorer

__all__ = [
    "Answer", "Counted", "Explorer", "Fared", "Gain", "Kind", "Rating", "Seen", "Sums", "Use", "answer",
    "deals", "rated", "seen", "shipped",
]  # fmt: skip
