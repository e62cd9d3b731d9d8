ALTER TABLE tables ADD COLUMN rated {integer} NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN rated {integer} NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN mu {real} NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN sigma {real} NOT NULL DEFAULT 0;
CREATE INDEX results_by_rated ON results (rated) WHERE rated > 0;

CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mu {real} NOT NULL,
    sigma {real} NOT NULL,
    games {integer} NOT NULL,
    PRIMARY KEY (player, game)
){strict_by_key};

CREATE TABLE counted (games {integer} NOT NULL){strict};
INSERT INTO counted (games) VALUES (0);
