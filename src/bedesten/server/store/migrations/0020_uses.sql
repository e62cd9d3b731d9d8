ALTER TABLE results ADD COLUMN uses TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN luck {real};
ALTER TABLE results ADD COLUMN usual {real};
