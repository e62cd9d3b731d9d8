"""What learns something of Istanbul alone: prices."""
