"""Lets people meet: tables kept in a store, played over websockets, watched, replayed and branched."""
