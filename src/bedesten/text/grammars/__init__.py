"""The grammar of each language that needs one of its own."""
