ALTER TABLE attempts ADD COLUMN deviation {integer} NOT NULL DEFAULT 120;
