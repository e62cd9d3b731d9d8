"""Guided courses: chapters as data, and the coach."""
