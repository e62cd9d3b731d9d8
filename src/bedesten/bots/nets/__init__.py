"""Nets that learned by playing: their files, and what they think of a position, by numpy."""
