"""How positions with Mocha & Baksheesh are written.."""
