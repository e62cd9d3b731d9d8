"""Puzzles whose answers are proved: a position, a goal for one's own turn, and one best first choice.

A box brings what can be aimed at in its slice (`puzzles/<box>`): MEASURES, by name a function of state and
seat; AIMS, what of it puzzles ask for; `put_back(s, seat)`, which lays what a seat cannot see back to where
it may be drawn from, so that all it does not know is chance with the odds of the rules; and `forget(s)`,
which makes positions alike that differ in nothing that matters before the turn ends. Where a puzzle
goes to the end of the seat's next turn, `take_back(s, seat)` lays back what rivals have drawn in between,
`overlook(s, seat)` makes alike what rivals own and what no longer matters then, and `settle(s, first)` what
comes to the same by then; `first` is whether the seat's first turn still lasts."""

from bedesten.puzzles.puzzle import Puzzle, by_id, load, shipped

__all__ = ["Puzzle", "by_id", "load", "shipped"]
