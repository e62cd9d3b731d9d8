"""Five Wells: a game of its own, with a few turns, one card and one question."""
