CREATE TABLE explored (
    code TEXT PRIMARY KEY REFERENCES tables (code),
    counted {integer} NOT NULL,
    key TEXT NOT NULL
){strict_by_key};

CREATE INDEX explored_waiting ON explored (code) WHERE counted = 0;
CREATE INDEX explored_by_key ON explored (key) WHERE key <> '';

CREATE TABLE explored_name (
    sign TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
){strict_by_key};

CREATE TABLE explored_kind (
    id {numbered} PRIMARY KEY,
    game TEXT NOT NULL,
    players {integer} NOT NULL,
    layout TEXT NOT NULL,
    games {integer} NOT NULL,
    rounds {integer} NOT NULL,
    UNIQUE (game, players, layout)
){strict};

CREATE TABLE explored_opening (
    kind {integer} NOT NULL,
    parent TEXT NOT NULL,
    sign TEXT NOT NULL,
    seats {integer} NOT NULL,
    times {integer} NOT NULL,
    won {real} NOT NULL,
    PRIMARY KEY (kind, parent, sign)
){strict_by_key};

CREATE TABLE explored_used (
    kind {integer} NOT NULL,
    parent TEXT NOT NULL,
    sign TEXT NOT NULL,
    seats {integer} NOT NULL,
    times {integer} NOT NULL,
    won {real} NOT NULL,
    PRIMARY KEY (kind, parent, sign)
){strict_by_key};

INSERT INTO explored SELECT code, 0, '' FROM tables WHERE status = 'over';
