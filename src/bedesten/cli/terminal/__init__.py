"""The table in the terminal: screens drawn from a view, and a session that asks."""
