ALTER TABLE results ADD COLUMN met_mu {real};
ALTER TABLE results ADD COLUMN met_sigma {real};
