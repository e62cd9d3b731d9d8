"""Which bot is stronger, with error bars: seat-rotated games, ratings, a report."""
