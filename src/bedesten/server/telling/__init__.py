"""Telling players what waits for them: in their browser, by email, or to an address of theirs."""
