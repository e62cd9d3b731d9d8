CREATE TABLE mutes (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (player, other)
){strict_by_key};

CREATE INDEX mutes_by_other ON mutes (other);
