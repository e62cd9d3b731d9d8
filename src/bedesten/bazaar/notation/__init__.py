"""How positions with the Great Bazaar are written.."""
