CREATE TABLE attempts (
    player TEXT NOT NULL REFERENCES players (id),
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rating {integer} NOT NULL,
    solved {integer} NOT NULL,
    told {integer} NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (player, id)
){strict_by_key};
