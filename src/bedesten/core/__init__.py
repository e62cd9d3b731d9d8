"""What any board game needs, and nothing of any game."""
