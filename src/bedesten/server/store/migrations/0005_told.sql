CREATE TABLE told (
    code TEXT NOT NULL REFERENCES tables (code),
    n {integer} NOT NULL,
    rules {integer} NOT NULL,
    told TEXT NOT NULL,
    position {bytes},
    PRIMARY KEY (code, n)
){strict_by_key};
