-- Documented in docs/explorer.md.
CREATE TABLE IF NOT EXISTS name (sign TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS kind (
  id INTEGER PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, layout TEXT NOT NULL,
  games INTEGER NOT NULL, rounds INTEGER NOT NULL, UNIQUE (game, players, layout)
);
CREATE TABLE IF NOT EXISTS opening (
  kind INTEGER, parent TEXT, sign TEXT, seats INTEGER NOT NULL, times INTEGER NOT NULL, won REAL NOT NULL,
  PRIMARY KEY (kind, parent, sign)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS used (
  kind INTEGER, parent TEXT, sign TEXT, seats INTEGER NOT NULL, times INTEGER NOT NULL, won REAL NOT NULL,
  PRIMARY KEY (kind, parent, sign)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
  id INTEGER PRIMARY KEY, key INTEGER NOT NULL UNIQUE, kind INTEGER NOT NULL, layout TEXT NOT NULL,
  rounds INTEGER NOT NULL, source TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS seat (
  played INTEGER, seat INTEGER, rank INTEGER NOT NULL, won REAL NOT NULL, uses TEXT NOT NULL,
  PRIMARY KEY (played, seat)
) WITHOUT ROWID;
CREATE VIEW IF NOT EXISTS visit AS
WITH RECURSIVE step (played, seat, rest, nth, turn, sign) AS (
  SELECT played, seat, uses, -1, 0, '' FROM seat
  UNION ALL
  SELECT played, seat, substr(rest, 2), nth + (substr(rest, 1, 1) != ' '), turn + (substr(rest, 1, 1) = ' '), substr(rest, 1, 1)
  FROM step WHERE rest != ''
)
SELECT played, seat, nth, turn, name.name AS name FROM step JOIN name ON name.sign = step.sign;
