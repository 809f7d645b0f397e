-- Within one area: listed jobs per 4,096 ids, so that a page deep in a crowded area is found without counting it through.
CREATE TABLE job_area_segment (
  zip4 TEXT NOT NULL, segment INTEGER NOT NULL, n INTEGER NOT NULL DEFAULT 0 CHECK (n >= 0),
  PRIMARY KEY (zip4, segment)
) WITHOUT ROWID;
INSERT INTO job_area_segment SELECT zip4, id >> 12, count(*) FROM job WHERE listed = 1 GROUP BY 1, 2;

CREATE TRIGGER job_placed AFTER INSERT ON job WHEN new.listed = 1 BEGIN
  INSERT INTO job_area_segment (zip4, segment) VALUES (new.zip4, new.id >> 12) ON CONFLICT DO NOTHING;
  UPDATE job_area_segment SET n = n + 1 WHERE zip4 = new.zip4 AND segment = new.id >> 12;
END;

CREATE TRIGGER job_moved AFTER UPDATE OF listed, zip4 ON job WHEN old.listed <> new.listed OR old.zip4 <> new.zip4 BEGIN
  UPDATE job_area_segment SET n = n - 1 WHERE old.listed = 1 AND zip4 = old.zip4 AND segment = old.id >> 12;
  INSERT INTO job_area_segment (zip4, segment) SELECT new.zip4, new.id >> 12 WHERE new.listed = 1 ON CONFLICT DO NOTHING;
  UPDATE job_area_segment SET n = n + 1 WHERE new.listed = 1 AND zip4 = new.zip4 AND segment = new.id >> 12;
END;

CREATE TRIGGER job_displaced AFTER DELETE ON job WHEN old.listed = 1 BEGIN
  UPDATE job_area_segment SET n = n - 1 WHERE zip4 = old.zip4 AND segment = old.id >> 12;
END;
