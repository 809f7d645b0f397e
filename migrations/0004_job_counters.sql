-- Counters of the open jobs that are listed (docs/decisions/012-lists.md): what makes counts and deep pages cost the same
-- whether there are a thousand jobs or a million. Triggers keep them, so no statement can forget to.

-- By newest: segments of 64, 4,096 and 262,144 consecutive ids. `prices`: "category.band" to how many.
CREATE TABLE job_segment (
  level INTEGER NOT NULL, segment INTEGER NOT NULL, listed INTEGER NOT NULL DEFAULT 0 CHECK (listed >= 0),
  c1 INTEGER NOT NULL DEFAULT 0, c2 INTEGER NOT NULL DEFAULT 0, c3 INTEGER NOT NULL DEFAULT 0, c4 INTEGER NOT NULL DEFAULT 0, c5 INTEGER NOT NULL DEFAULT 0, c6 INTEGER NOT NULL DEFAULT 0, c7 INTEGER NOT NULL DEFAULT 0, c8 INTEGER NOT NULL DEFAULT 0, c9 INTEGER NOT NULL DEFAULT 0, c10 INTEGER NOT NULL DEFAULT 0,
  prices TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (level, segment)
) WITHOUT ROWID;

-- By place: ten four-digit areas a row (zip3 and the last digit), for all categories (0) and for each.
-- `prices`: "digit.band" to how many. Remote jobs are in zip3 '' at digit 0.
CREATE TABLE job_area (
  category INTEGER NOT NULL, zip3 TEXT NOT NULL,
  n0 INTEGER NOT NULL DEFAULT 0, n1 INTEGER NOT NULL DEFAULT 0, n2 INTEGER NOT NULL DEFAULT 0, n3 INTEGER NOT NULL DEFAULT 0, n4 INTEGER NOT NULL DEFAULT 0, n5 INTEGER NOT NULL DEFAULT 0, n6 INTEGER NOT NULL DEFAULT 0, n7 INTEGER NOT NULL DEFAULT 0, n8 INTEGER NOT NULL DEFAULT 0, n9 INTEGER NOT NULL DEFAULT 0,
  prices TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (category, zip3)
) WITHOUT ROWID;

-- Words of three or more signs occur anywhere in the text, without regard to case: trigrams.
CREATE VIRTUAL TABLE job_search USING fts5(text, facet, tokenize = 'trigram', content = '', contentless_delete = 1);

CREATE TRIGGER job_listed AFTER INSERT ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_segment (level, segment) VALUES (0, new.id >> 6) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 0 AND segment = new.id >> 6;
  INSERT INTO job_segment (level, segment) VALUES (1, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 1 AND segment = new.id >> 12;
  INSERT INTO job_segment (level, segment) VALUES (2, new.id >> 18) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 2 AND segment = new.id >> 18;
  INSERT INTO job_area (zip3, category) VALUES (new.zip3, 0), (new.zip3, new.category) ON CONFLICT DO NOTHING;
  UPDATE job_area SET n0 = n0 + (new.digit = 0), n1 = n1 + (new.digit = 1), n2 = n2 + (new.digit = 2), n3 = n3 + (new.digit = 3), n4 = n4 + (new.digit = 4), n5 = n5 + (new.digit = 5), n6 = n6 + (new.digit = 6), n7 = n7 + (new.digit = 7), n8 = n8 + (new.digit = 8), n9 = n9 + (new.digit = 9),
    prices = json_set(prices, '$."' || new.digit || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.digit || '.' || new.band || '"'), 0) + 1)
    WHERE category IN (0, new.category) AND zip3 = new.zip3;
  INSERT INTO job_search (rowid, text, facet) VALUES (new.id, new.title || char(10) || new.description, '#c' || new.category || '#');
END;

CREATE TRIGGER job_unlisted AFTER UPDATE OF listed, title, description, category, budget, price_type, zip4 ON job WHEN old.listed = 1 BEGIN
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 0 AND segment = old.id >> 6;
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 1 AND segment = old.id >> 12;
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 2 AND segment = old.id >> 18;
  UPDATE job_area SET n0 = n0 - (old.digit = 0), n1 = n1 - (old.digit = 1), n2 = n2 - (old.digit = 2), n3 = n3 - (old.digit = 3), n4 = n4 - (old.digit = 4), n5 = n5 - (old.digit = 5), n6 = n6 - (old.digit = 6), n7 = n7 - (old.digit = 7), n8 = n8 - (old.digit = 8), n9 = n9 - (old.digit = 9),
    prices = json_set(prices, '$."' || old.digit || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.digit || '.' || old.band || '"'), 0) - 1)
    WHERE category IN (0, old.category) AND zip3 = old.zip3;
END;

CREATE TRIGGER job_relisted AFTER UPDATE OF listed, title, description, category, budget, price_type, zip4 ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_segment (level, segment) VALUES (0, new.id >> 6) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 0 AND segment = new.id >> 6;
  INSERT INTO job_segment (level, segment) VALUES (1, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 1 AND segment = new.id >> 12;
  INSERT INTO job_segment (level, segment) VALUES (2, new.id >> 18) ON CONFLICT DO NOTHING;
  UPDATE job_segment SET listed = listed + 1, c1 = c1 + (new.category = 1), c2 = c2 + (new.category = 2), c3 = c3 + (new.category = 3), c4 = c4 + (new.category = 4), c5 = c5 + (new.category = 5), c6 = c6 + (new.category = 6), c7 = c7 + (new.category = 7), c8 = c8 + (new.category = 8), c9 = c9 + (new.category = 9), c10 = c10 + (new.category = 10),
    prices = json_set(prices, '$."' || new.category || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.category || '.' || new.band || '"'), 0) + 1)
    WHERE level = 2 AND segment = new.id >> 18;
  INSERT INTO job_area (zip3, category) VALUES (new.zip3, 0), (new.zip3, new.category) ON CONFLICT DO NOTHING;
  UPDATE job_area SET n0 = n0 + (new.digit = 0), n1 = n1 + (new.digit = 1), n2 = n2 + (new.digit = 2), n3 = n3 + (new.digit = 3), n4 = n4 + (new.digit = 4), n5 = n5 + (new.digit = 5), n6 = n6 + (new.digit = 6), n7 = n7 + (new.digit = 7), n8 = n8 + (new.digit = 8), n9 = n9 + (new.digit = 9),
    prices = json_set(prices, '$."' || new.digit || '.' || new.band || '"', coalesce(json_extract(prices, '$."' || new.digit || '.' || new.band || '"'), 0) + 1)
    WHERE category IN (0, new.category) AND zip3 = new.zip3;
END;

-- Out of the index before the change and in after it: the order of two AFTER triggers is not given.
CREATE TRIGGER job_unindexed BEFORE UPDATE OF listed, title, description, category ON job WHEN old.listed = 1 BEGIN
  DELETE FROM job_search WHERE rowid = old.id;
END;

CREATE TRIGGER job_indexed AFTER UPDATE OF listed, title, description, category ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_search (rowid, text, facet) VALUES (new.id, new.title || char(10) || new.description, '#c' || new.category || '#');
END;

CREATE TRIGGER job_gone AFTER DELETE ON job WHEN old.listed = 1 BEGIN
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 0 AND segment = old.id >> 6;
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 1 AND segment = old.id >> 12;
  UPDATE job_segment SET listed = listed - 1, c1 = c1 - (old.category = 1), c2 = c2 - (old.category = 2), c3 = c3 - (old.category = 3), c4 = c4 - (old.category = 4), c5 = c5 - (old.category = 5), c6 = c6 - (old.category = 6), c7 = c7 - (old.category = 7), c8 = c8 - (old.category = 8), c9 = c9 - (old.category = 9), c10 = c10 - (old.category = 10),
    prices = json_set(prices, '$."' || old.category || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.category || '.' || old.band || '"'), 0) - 1)
    WHERE level = 2 AND segment = old.id >> 18;
  UPDATE job_area SET n0 = n0 - (old.digit = 0), n1 = n1 - (old.digit = 1), n2 = n2 - (old.digit = 2), n3 = n3 - (old.digit = 3), n4 = n4 - (old.digit = 4), n5 = n5 - (old.digit = 5), n6 = n6 - (old.digit = 6), n7 = n7 - (old.digit = 7), n8 = n8 - (old.digit = 8), n9 = n9 - (old.digit = 9),
    prices = json_set(prices, '$."' || old.digit || '.' || old.band || '"', coalesce(json_extract(prices, '$."' || old.digit || '.' || old.band || '"'), 0) - 1)
    WHERE category IN (0, old.category) AND zip3 = old.zip3;
  DELETE FROM job_search WHERE rowid = old.id;
END;

