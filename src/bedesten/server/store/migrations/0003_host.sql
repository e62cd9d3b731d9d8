ALTER TABLE seats ADD COLUMN host {integer} NOT NULL DEFAULT 0;
UPDATE seats SET host = 1 WHERE kind = 'human' AND seat = (
    SELECT min(first.seat) FROM seats AS first WHERE first.code = seats.code AND first.kind = 'human'
);
