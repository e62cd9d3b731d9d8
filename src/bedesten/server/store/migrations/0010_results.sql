CREATE TABLE results (
    code TEXT NOT NULL REFERENCES tables (code),
    seat {integer} NOT NULL,
    rank {integer} NOT NULL,
    rounds {integer} NOT NULL,
    ended {real} NOT NULL,
    PRIMARY KEY (code, seat)
){strict_by_key};

ALTER TABLE players ADD COLUMN shown {integer} NOT NULL DEFAULT 0;
