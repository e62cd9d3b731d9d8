ALTER TABLE tables ADD COLUMN listed {integer} NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN lang TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN fill_at {real} NOT NULL DEFAULT 0;
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1 AND status = 'open';
