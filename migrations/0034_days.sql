-- How each page was used on a day (UTC, epoch milliseconds of its beginning): counted at night from the events of clients.
CREATE TABLE engagement_day (
  day INTEGER NOT NULL,
  page TEXT NOT NULL,
  views INTEGER NOT NULL,
  -- Of the views that had a score.
  scored INTEGER NOT NULL, score_sum REAL NOT NULL,
  read_25 INTEGER NOT NULL, read_50 INTEGER NOT NULL, read_75 INTEGER NOT NULL, read_90 INTEGER NOT NULL,
  PRIMARY KEY (day, page)
) WITHOUT ROWID;

-- How many visits and sign-ups a partner's link brought on a day (Amsterdam): the visits themselves are swept.
CREATE TABLE partner_day (
  partner_id TEXT NOT NULL,
  day TEXT NOT NULL,
  visits INTEGER NOT NULL DEFAULT 0,
  conversions INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (partner_id, day)
) WITHOUT ROWID;
INSERT INTO partner_day (partner_id, day, visits, conversions)
  SELECT partner_id, day, sum(visits), sum(conversions) FROM (
    SELECT partner_id, day, 1 AS visits, 0 AS conversions FROM partner_visit
    UNION ALL SELECT partner_id, converted_day, 0, 1 FROM partner_visit WHERE converted_day IS NOT NULL
  ) GROUP BY partner_id, day;

CREATE TRIGGER partner_visit_counted AFTER INSERT ON partner_visit BEGIN
  INSERT INTO partner_day (partner_id, day, visits) VALUES (new.partner_id, new.day, 1)
    ON CONFLICT DO UPDATE SET visits = visits + 1;
  INSERT INTO partner_day (partner_id, day, conversions) SELECT new.partner_id, new.converted_day, 1 WHERE new.converted_day IS NOT NULL
    ON CONFLICT DO UPDATE SET conversions = conversions + 1;
END;
CREATE TRIGGER partner_visit_conversion_counted AFTER UPDATE OF converted_day ON partner_visit
WHEN old.converted_day IS NULL AND new.converted_day IS NOT NULL BEGIN
  INSERT INTO partner_day (partner_id, day, conversions) VALUES (new.partner_id, new.converted_day, 1)
    ON CONFLICT DO UPDATE SET conversions = conversions + 1;
END;
DROP INDEX partner_visit_day;
DROP INDEX partner_visit_converted;
CREATE INDEX partner_visit_at ON partner_visit (visited_at);
