"""Kairo: every whole turn is weighed in points, the best one is announced step by step."""
