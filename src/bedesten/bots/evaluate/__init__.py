"""What search needs to know of a game beyond its rules: how a position stands, and what looks promising."""
