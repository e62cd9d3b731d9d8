CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    emblem TEXT NOT NULL,
    created {real} NOT NULL
){strict};

CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    created {real} NOT NULL,
    until {real} NOT NULL
){strict};

CREATE INDEX keys_by_player ON keys (player);
ALTER TABLE seats ADD COLUMN player TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_player ON seats (player) WHERE player <> '';
