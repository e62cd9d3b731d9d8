"""What the server says of itself, a file for each language."""
