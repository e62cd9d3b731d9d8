"""Kairo, a game of its own."""
