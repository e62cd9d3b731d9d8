ALTER TABLE players ADD COLUMN seen {real} NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN blunders {integer};
