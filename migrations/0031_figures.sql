-- How many jobs are solved and reviews can be seen, and the sum of their stars: everyone may ask, so nothing is counted then.
CREATE TABLE site_count (what TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO site_count (what, n)
  SELECT 'jobs_solved', count(*) FROM job WHERE status = 'solved'
  UNION ALL SELECT 'reviews', count(*) FROM review WHERE status = 'visible'
  UNION ALL SELECT 'stars', coalesce(sum(rating), 0) FROM review WHERE status = 'visible';

CREATE TRIGGER job_solved_at_once AFTER INSERT ON job WHEN new.status = 'solved' BEGIN
  UPDATE site_count SET n = n + 1 WHERE what = 'jobs_solved';
END;
CREATE TRIGGER job_solved_or_not AFTER UPDATE OF status ON job WHEN (old.status = 'solved') <> (new.status = 'solved') BEGIN
  UPDATE site_count SET n = n + iif(new.status = 'solved', 1, -1) WHERE what = 'jobs_solved';
END;
CREATE TRIGGER review_counted_at_once AFTER INSERT ON review WHEN new.status = 'visible' BEGIN
  UPDATE site_count SET n = n + iif(what = 'stars', new.rating, 1) WHERE what IN ('reviews', 'stars');
END;
CREATE TRIGGER review_counted_or_not AFTER UPDATE OF status ON review WHEN (old.status = 'visible') <> (new.status = 'visible') BEGIN
  UPDATE site_count SET n = n + iif(new.status = 'visible', 1, -1) * iif(what = 'stars', new.rating, 1)
  WHERE what IN ('reviews', 'stars');
END;
