"""The Great Bazaar on the command line."""

SPECS = {"BAZ": "istanbul-letters.md"}
