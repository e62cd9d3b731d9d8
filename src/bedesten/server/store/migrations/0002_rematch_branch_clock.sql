ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN branched_from TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN branched_at {integer} NOT NULL DEFAULT 0;
ALTER TABLE snapshot ADD COLUMN clock_left {real} NOT NULL DEFAULT 0;
CREATE INDEX tables_by_status ON tables (status);
