CREATE TABLE reports (
    code TEXT NOT NULL REFERENCES tables (code),
    seat {integer} NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    phrases TEXT NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (code, seat, reporter)
){strict_by_key};

CREATE INDEX reports_by_time ON reports (at);
