-- Listed jobs by whole euros, for a price within a band of 0004 and for a page deep in a crowded area; and by area within
-- segments of ids, for the newest within a radius (docs/decisions/012-lists.md). The counters of 0004 stay what most lists read: their
-- rows are shorter. `prices`: "category.euros" to how many; `areas`: four digits to how many.
CREATE TABLE job_segment_detail (
  level INTEGER NOT NULL, segment INTEGER NOT NULL,
  prices TEXT NOT NULL DEFAULT '{}', areas TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (level, segment)
) WITHOUT ROWID;
-- `prices`: "digit.euros" to how many.
CREATE TABLE job_area_price (
  category INTEGER NOT NULL, zip3 TEXT NOT NULL, prices TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (category, zip3)
) WITHOUT ROWID;
CREATE TABLE job_price (
  category INTEGER NOT NULL, euros INTEGER NOT NULL, n INTEGER NOT NULL DEFAULT 0 CHECK (n >= 0),
  PRIMARY KEY (category, euros)
) WITHOUT ROWID;
ALTER TABLE job_area_segment ADD COLUMN prices TEXT NOT NULL DEFAULT '{}';

INSERT INTO job_segment_detail (level, segment, prices) SELECT 0, segment, json_group_object(category || '.' || euros, n)
  FROM (SELECT id >> 6 AS segment, category, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3) GROUP BY segment;
INSERT INTO job_segment_detail (level, segment, prices) SELECT 1, segment, json_group_object(category || '.' || euros, n)
  FROM (SELECT id >> 12 AS segment, category, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3) GROUP BY segment;
UPDATE job_segment_detail SET areas = (SELECT json_group_object(zip4, n) FROM (SELECT zip4, count(*) AS n FROM job
    WHERE listed = 1 AND id >= job_segment_detail.segment << iif(level = 0, 6, 12) AND id < (job_segment_detail.segment + 1) << iif(level = 0, 6, 12) GROUP BY 1));
INSERT INTO job_area_price SELECT 0, zip3, json_group_object(digit || '.' || euros, n)
  FROM (SELECT zip3, digit, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3) GROUP BY zip3;
INSERT INTO job_area_price SELECT category, zip3, json_group_object(digit || '.' || euros, n)
  FROM (SELECT category, zip3, digit, budget / 100 AS euros, count(*) AS n FROM job WHERE listed = 1 GROUP BY 1, 2, 3, 4) GROUP BY category, zip3;
INSERT INTO job_price SELECT 0, budget / 100, count(*) FROM job WHERE listed = 1 GROUP BY 2;
INSERT INTO job_price SELECT category, budget / 100, count(*) FROM job WHERE listed = 1 GROUP BY 1, 2;
UPDATE job_area_segment SET prices = (SELECT json_group_object(category || '.' || euros, n)
  FROM (SELECT category, budget / 100 AS euros, count(*) AS n FROM job
    WHERE listed = 1 AND zip4 = job_area_segment.zip4 AND id >> 12 = job_area_segment.segment GROUP BY 1, 2));

DROP TRIGGER job_placed;
DROP TRIGGER job_moved;
DROP TRIGGER job_displaced;
CREATE TRIGGER job_placed AFTER INSERT ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_segment_detail (level, segment) VALUES (0, new.id >> 6), (1, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1),
    areas = json_set(areas, '$."' || new.zip4 || '"', coalesce(json_extract(areas, '$."' || new.zip4 || '"'), 0) + 1)
    WHERE level = 0 AND segment = new.id >> 6;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1),
    areas = json_set(areas, '$."' || new.zip4 || '"', coalesce(json_extract(areas, '$."' || new.zip4 || '"'), 0) + 1)
    WHERE level = 1 AND segment = new.id >> 12;
  INSERT INTO job_area_price (zip3, category) VALUES (new.zip3, 0), (new.zip3, new.category) ON CONFLICT DO NOTHING;
  UPDATE job_area_price SET prices = json_set(prices, '$."' || new.digit || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.digit || '.' || (new.budget / 100) || '"'), 0) + 1)
    WHERE category IN (0, new.category) AND zip3 = new.zip3;
  INSERT INTO job_price (category, euros) VALUES (0, new.budget / 100), (new.category, new.budget / 100) ON CONFLICT DO NOTHING;
  UPDATE job_price SET n = n + 1 WHERE category IN (0, new.category) AND euros = new.budget / 100;
  INSERT INTO job_area_segment (zip4, segment) VALUES (new.zip4, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_area_segment SET n = n + 1, prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1)
    WHERE zip4 = new.zip4 AND segment = new.id >> 12;
END;

CREATE TRIGGER job_left AFTER UPDATE OF listed, category, budget, zip4 ON job WHEN old.listed = 1 BEGIN
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1),
    areas = json_set(areas, '$."' || old.zip4 || '"', coalesce(json_extract(areas, '$."' || old.zip4 || '"'), 0) - 1)
    WHERE level = 0 AND segment = old.id >> 6;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1),
    areas = json_set(areas, '$."' || old.zip4 || '"', coalesce(json_extract(areas, '$."' || old.zip4 || '"'), 0) - 1)
    WHERE level = 1 AND segment = old.id >> 12;
  UPDATE job_area_price SET prices = json_set(prices, '$."' || old.digit || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.digit || '.' || (old.budget / 100) || '"'), 0) - 1)
    WHERE category IN (0, old.category) AND zip3 = old.zip3;
  UPDATE job_price SET n = n - 1 WHERE category IN (0, old.category) AND euros = old.budget / 100;
  UPDATE job_area_segment SET n = n - 1, prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1)
    WHERE zip4 = old.zip4 AND segment = old.id >> 12;
END;

CREATE TRIGGER job_moved AFTER UPDATE OF listed, category, budget, zip4 ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_segment_detail (level, segment) VALUES (0, new.id >> 6), (1, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1),
    areas = json_set(areas, '$."' || new.zip4 || '"', coalesce(json_extract(areas, '$."' || new.zip4 || '"'), 0) + 1)
    WHERE level = 0 AND segment = new.id >> 6;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1),
    areas = json_set(areas, '$."' || new.zip4 || '"', coalesce(json_extract(areas, '$."' || new.zip4 || '"'), 0) + 1)
    WHERE level = 1 AND segment = new.id >> 12;
  INSERT INTO job_area_price (zip3, category) VALUES (new.zip3, 0), (new.zip3, new.category) ON CONFLICT DO NOTHING;
  UPDATE job_area_price SET prices = json_set(prices, '$."' || new.digit || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.digit || '.' || (new.budget / 100) || '"'), 0) + 1)
    WHERE category IN (0, new.category) AND zip3 = new.zip3;
  INSERT INTO job_price (category, euros) VALUES (0, new.budget / 100), (new.category, new.budget / 100) ON CONFLICT DO NOTHING;
  UPDATE job_price SET n = n + 1 WHERE category IN (0, new.category) AND euros = new.budget / 100;
  INSERT INTO job_area_segment (zip4, segment) VALUES (new.zip4, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_area_segment SET n = n + 1, prices = json_set(prices, '$."' || new.category || '.' || (new.budget / 100) || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || (new.budget / 100) || '"'), 0) + 1)
    WHERE zip4 = new.zip4 AND segment = new.id >> 12;
END;

CREATE TRIGGER job_displaced AFTER DELETE ON job WHEN old.listed = 1 BEGIN
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1),
    areas = json_set(areas, '$."' || old.zip4 || '"', coalesce(json_extract(areas, '$."' || old.zip4 || '"'), 0) - 1)
    WHERE level = 0 AND segment = old.id >> 6;
  UPDATE job_segment_detail SET prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1),
    areas = json_set(areas, '$."' || old.zip4 || '"', coalesce(json_extract(areas, '$."' || old.zip4 || '"'), 0) - 1)
    WHERE level = 1 AND segment = old.id >> 12;
  UPDATE job_area_price SET prices = json_set(prices, '$."' || old.digit || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.digit || '.' || (old.budget / 100) || '"'), 0) - 1)
    WHERE category IN (0, old.category) AND zip3 = old.zip3;
  UPDATE job_price SET n = n - 1 WHERE category IN (0, old.category) AND euros = old.budget / 100;
  UPDATE job_area_segment SET n = n - 1, prices = json_set(prices, '$."' || old.category || '.' || (old.budget / 100) || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || (old.budget / 100) || '"'), 0) - 1)
    WHERE zip4 = old.zip4 AND segment = old.id >> 12;
END;
