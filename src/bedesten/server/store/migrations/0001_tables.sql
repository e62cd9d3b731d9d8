CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules {integer} NOT NULL,
    players {integer} NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    undo {integer} NOT NULL,
    help TEXT NOT NULL,
    created {real} NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL
){strict};

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat {integer} NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    standin TEXT NOT NULL,
    PRIMARY KEY (code, seat)
){strict_by_key};

CREATE TABLE log (
    code TEXT NOT NULL REFERENCES tables (code),
    n {integer} NOT NULL,
    seq {integer} NOT NULL,
    seat {integer} NOT NULL,
    token TEXT NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (code, n)
){strict_by_key};

{log_is_never_changed}

{log_is_never_erased}

CREATE TABLE snapshot (
    code TEXT PRIMARY KEY REFERENCES tables (code),
    seq {integer} NOT NULL,
    n {integer} NOT NULL,
    position TEXT NOT NULL
){strict};
