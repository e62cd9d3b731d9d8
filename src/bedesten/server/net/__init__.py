"""How requests come in: hosts, origins, limits, websockets, answers that are kept."""
