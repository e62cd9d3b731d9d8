CREATE TABLE told (
    code TEXT NOT NULL REFERENCES tables (code),
    n INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    told TEXT NOT NULL,
    position BLOB,
    PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;
