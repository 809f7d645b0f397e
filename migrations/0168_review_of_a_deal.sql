-- One review per deal: a job that opens again can have another helper. SQLite cannot change a UNIQUE constraint, so the
-- table is built anew, with its indexes and triggers.
CREATE TABLE review_of_deal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id),
  author_id INTEGER REFERENCES user (id), user_id INTEGER NOT NULL REFERENCES user (id),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5), text TEXT NOT NULL, reply TEXT,
  status TEXT NOT NULL DEFAULT 'hidden' CHECK (status IN ('hidden', 'visible', 'removed')),
  created_at INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
  UNIQUE (job_id, author_id, user_id)
);
INSERT INTO review_of_deal (id, job_id, author_id, user_id, rating, text, reply, status, created_at, deleted)
  SELECT id, job_id, author_id, user_id, rating, text, reply, status, created_at, deleted FROM review;
DROP TABLE review;
ALTER TABLE review_of_deal RENAME TO review;

CREATE INDEX review_of ON review (user_id, id) WHERE status = 'visible';
CREATE INDEX review_hidden ON review (created_at) WHERE status = 'hidden';
CREATE INDEX review_by ON review (author_id, id);
CREATE INDEX review_about ON review (user_id, id);
CREATE INDEX review_best ON review (id) WHERE status = 'visible' AND rating = 5;

CREATE TRIGGER review_shown AFTER INSERT ON review WHEN new.status = 'visible' BEGIN
  UPDATE user SET rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 WHERE id = new.user_id;
END;
CREATE TRIGGER review_changed AFTER UPDATE OF status ON review WHEN (old.status = 'visible') <> (new.status = 'visible') BEGIN
  UPDATE user SET rating_sum = rating_sum + iif(new.status = 'visible', new.rating, -old.rating),
    rating_count = rating_count + iif(new.status = 'visible', 1, -1) WHERE id = new.user_id;
END;
CREATE TRIGGER review_counted_at_once AFTER INSERT ON review WHEN new.status = 'visible' BEGIN
  UPDATE site_count SET n = n + iif(what = 'stars', new.rating, 1) WHERE what IN ('reviews', 'stars');
END;
CREATE TRIGGER review_counted_or_not AFTER UPDATE OF status ON review WHEN (old.status = 'visible') <> (new.status = 'visible') BEGIN
  UPDATE site_count SET n = n + iif(new.status = 'visible', 1, -1) * iif(what = 'stars', new.rating, 1)
  WHERE what IN ('reviews', 'stars');
END;
