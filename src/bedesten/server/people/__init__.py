"""Players: a key in a browser, what keeps it, and what is theirs."""
