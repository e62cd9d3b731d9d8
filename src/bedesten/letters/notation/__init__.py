"""How positions with Letters & Seals are written.."""
