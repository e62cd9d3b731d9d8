"""Finished games: records, replays, statistics and proofs."""
