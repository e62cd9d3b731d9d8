"""What the Great Bazaar says."""
