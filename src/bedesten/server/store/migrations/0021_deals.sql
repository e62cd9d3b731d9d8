CREATE TABLE deals (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players {integer} NOT NULL,
    options TEXT NOT NULL,
    robots TEXT NOT NULL,
    seed TEXT NOT NULL,
    opens {real} NOT NULL,
    ends {real} NOT NULL,
    tables {integer} NOT NULL
){strict_by_key};

CREATE TABLE deal_attempts (
    deal TEXT NOT NULL REFERENCES deals (id),
    player TEXT NOT NULL REFERENCES players (id),
    code TEXT NOT NULL,
    at {real} NOT NULL,
    PRIMARY KEY (deal, player)
){strict_by_key};

CREATE INDEX deal_attempts_by_player ON deal_attempts (player);

ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN worth {integer} NOT NULL DEFAULT 0;

CREATE INDEX tables_by_deal ON tables (deal) WHERE deal <> '';
