CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    emblem TEXT NOT NULL,
    created {real} NOT NULL,
    shown {integer} NOT NULL
){strict};

CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    created {real} NOT NULL,
    until {real} NOT NULL
){strict};

CREATE INDEX keys_by_player ON keys (player);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    public TEXT NOT NULL,
    uses {integer} NOT NULL,
    created {real} NOT NULL
){strict};

CREATE INDEX passkeys_by_player ON passkeys (player);

CREATE TABLE results (
    code TEXT NOT NULL REFERENCES tables (code),
    seat {integer} NOT NULL,
    rank {integer} NOT NULL,
    rounds {integer} NOT NULL,
    ended {real} NOT NULL,
    PRIMARY KEY (code, seat)
){strict_by_key};

ALTER TABLE seats ADD COLUMN player TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_player ON seats (player) WHERE player <> '';
