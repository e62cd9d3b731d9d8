"""What Five Wells says."""
