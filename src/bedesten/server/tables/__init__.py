"""A table: its seats, clock, timeline, the one task that writes it, and what everybody is sent."""
