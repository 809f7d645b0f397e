-- The index knows the region of a job, so that a search within a radius finds the newest of that region, not of the country.
-- The terms of older jobs are made again by the task `index`, the newest first.
INSERT INTO job_unindexed SELECT id FROM job WHERE listed = 1 ON CONFLICT DO NOTHING;

DROP TRIGGER job_terms_outdated;
CREATE TRIGGER job_terms_outdated AFTER UPDATE OF title, description, category, city, zip4 ON job
WHEN old.title <> new.title OR old.description <> new.description OR old.category <> new.category OR old.city IS NOT new.city
  OR old.zip4 <> new.zip4 BEGIN
  DELETE FROM job_terms WHERE job_id = new.id;
  INSERT INTO job_unindexed VALUES (new.id) ON CONFLICT DO NOTHING;
END;
