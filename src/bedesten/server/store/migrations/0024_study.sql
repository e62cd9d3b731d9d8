ALTER TABLE results ADD COLUMN lost {real};
ALTER TABLE attempts ADD COLUMN hinted {integer} NOT NULL DEFAULT 0;
