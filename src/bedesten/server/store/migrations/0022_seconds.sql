ALTER TABLE results ADD COLUMN seconds {real} NOT NULL DEFAULT 0;

UPDATE results SET seconds = COALESCE((
    SELECT sum(CASE WHEN pause > 300 THEN 300 ELSE pause END)
    FROM (SELECT at - lag(at) OVER (ORDER BY n) AS pause FROM log WHERE log.code = results.code) AS pauses
), 0);
