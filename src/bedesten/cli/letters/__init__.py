"""Letters & Seals on the command line."""

OPTIONS = {"bonus_deck": (str, "Letters & Seals: mixed, or new_only for its own bonus cards alone.")}
SPECS = {"LET": "istanbul-letters.md"}
