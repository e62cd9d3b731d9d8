"""Bots think in processes of their own, in fair turns."""
