"""What the Harbour says."""
