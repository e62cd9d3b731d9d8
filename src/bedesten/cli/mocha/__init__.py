"""Mocha & Baksheesh on the command line."""

SPECS = {"MOC": "istanbul-mocha.md"}
