"""Puzzles whose answers are proved: a position, a goal for one's own turn, and one best first choice.

A box brings what can be aimed at in its slice (`puzzles/<box>`): MEASURES, by name a function of state and
seat; AIMS, what of it puzzles ask for; `put_back(s, seat)`, which lays what a seat cannot see back to where
it may be drawn from, so that all it does not know is chance with the odds of the rules; and `forget(s)`,
which makes positions alike that differ in nothing that matters before the turn ends."""

from bedesten.puzzles.puzzle import Puzzle, by_id, load, shipped

__all__ = ["Puzzle", "by_id", "load", "shipped"]
