CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    undo INTEGER NOT NULL,
    help TEXT NOT NULL,
    created REAL NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    standin TEXT NOT NULL,
    PRIMARY KEY (code, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    code TEXT NOT NULL REFERENCES tables (code),
    n INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_is_never_erased BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TABLE snapshot (
    code TEXT PRIMARY KEY REFERENCES tables (code),
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    position TEXT NOT NULL
) STRICT;
