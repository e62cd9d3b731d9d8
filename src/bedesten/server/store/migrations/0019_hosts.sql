ALTER TABLE players ADD COLUMN banned {real} NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN stopped {real} NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN free_text {integer} NOT NULL DEFAULT 0;

CREATE TABLE bulletins (
    lang TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at {real} NOT NULL
){strict_by_key};
