"""For learners."""
