ALTER TABLE tables ADD COLUMN watched {integer} NOT NULL DEFAULT 1;
