"""The front door: one file per command, and `main`, which knows them by name only."""
