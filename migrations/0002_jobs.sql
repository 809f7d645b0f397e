CREATE TABLE job (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER REFERENCES user (id),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  zipcode TEXT,
  -- '0' stands for remote, so that remote jobs have a place in the counters by area.
  zip4 TEXT NOT NULL DEFAULT '0',
  city TEXT,
  price_type TEXT NOT NULL CHECK (price_type IN ('budget', 'TBD')),
  budget INTEGER NOT NULL CHECK (budget >= 0),
  category INTEGER NOT NULL CHECK (category BETWEEN 1 AND 10),
  business_required INTEGER NOT NULL DEFAULT 0,
  is_remote INTEGER NOT NULL DEFAULT 0,
  execution_date TEXT,
  location_details TEXT,
  special_requirements TEXT,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'reserved', 'solved', 'deleted')),
  -- Open, and its owner is neither suspended nor deleted: what the lists show.
  listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1) AND (listed = 0 OR status = 'open')),
  -- The accepted helper of now, and of ever (a deleted job stays readable to both).
  helper_id INTEGER REFERENCES user (id),
  former_helper_id INTEGER REFERENCES user (id),
  number_of_bids INTEGER NOT NULL DEFAULT 0 CHECK (number_of_bids >= 0),
  -- The owner's rating in tenths, -1 without one: lists sort by it.
  owner_rating INTEGER NOT NULL DEFAULT -1,
  done_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER,
  -- What the counters of 0004 sort by: area, and bands of 5 euros to 500, of 50 euros above; -1 to be agreed.
  zip3 TEXT AS (CASE zip4 WHEN '0' THEN '' ELSE substr(zip4, 1, 3) END) VIRTUAL,
  digit INTEGER AS (CAST(substr(zip4, -1) AS INTEGER)) VIRTUAL,
  band INTEGER AS (
    CASE WHEN price_type = 'TBD' THEN -1 WHEN budget < 50000 THEN budget / 500 ELSE 100 + (budget - 50000) / 5000 END
  ) VIRTUAL,
  segment INTEGER AS (id >> 6) VIRTUAL
);
CREATE INDEX job_owner ON job (user_id, id);
CREATE INDEX job_by_segment ON job (segment, id) WHERE listed = 1;
CREATE INDEX job_by_segment_category ON job (segment, category, budget) WHERE listed = 1;
CREATE INDEX job_by_segment_price ON job (segment, budget) WHERE listed = 1;
CREATE INDEX job_by_area ON job (zip4, id) WHERE listed = 1;
CREATE INDEX job_by_area_category ON job (zip4, category, id) WHERE listed = 1;
CREATE INDEX job_by_rating ON job (owner_rating, id) WHERE listed = 1;
CREATE INDEX job_expiring ON job (expires_at) WHERE status = 'open';
CREATE INDEX job_done ON job (done_at) WHERE status = 'reserved' AND done_at IS NOT NULL;
CREATE INDEX job_helper ON job (helper_id) WHERE helper_id IS NOT NULL;

CREATE TABLE job_image (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  small_key TEXT NOT NULL, large_key TEXT NOT NULL,
  width INTEGER NOT NULL, height INTEGER NOT NULL,
  alt TEXT
);
CREATE INDEX job_image_of ON job_image (job_id, position);
CREATE TRIGGER job_image_limit BEFORE INSERT ON job_image
WHEN (SELECT count(*) FROM job_image WHERE job_id = new.job_id) >= 6
BEGIN SELECT RAISE(ABORT, 'images_max'); END;

CREATE TABLE comment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id),
  user_id INTEGER REFERENCES user (id),
  comment TEXT NOT NULL, reply TEXT,
  created_at INTEGER NOT NULL, replied_at INTEGER
);
CREATE INDEX comment_of ON comment (job_id, id);

CREATE TABLE review (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id),
  author_id INTEGER REFERENCES user (id), user_id INTEGER NOT NULL REFERENCES user (id),
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5), text TEXT NOT NULL, reply TEXT,
  status TEXT NOT NULL DEFAULT 'hidden' CHECK (status IN ('hidden', 'visible', 'removed')),
  created_at INTEGER NOT NULL,
  UNIQUE (job_id, author_id)
);
CREATE INDEX review_of ON review (user_id, id) WHERE status = 'visible';
-- A review counts once it can be seen, and no longer.
CREATE TRIGGER review_shown AFTER INSERT ON review WHEN new.status = 'visible' BEGIN
  UPDATE user SET rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 WHERE id = new.user_id;
END;
CREATE TRIGGER review_changed AFTER UPDATE OF status ON review WHEN (old.status = 'visible') <> (new.status = 'visible') BEGIN
  UPDATE user SET rating_sum = rating_sum + iif(new.status = 'visible', new.rating, -old.rating),
    rating_count = rating_count + iif(new.status = 'visible', 1, -1) WHERE id = new.user_id;
END;
CREATE TRIGGER rating_changed AFTER UPDATE OF rating_sum, rating_count ON user BEGIN
  UPDATE job SET owner_rating = iif(new.rating_count = 0, -1, (20 * new.rating_sum + new.rating_count) / (2 * new.rating_count))
  WHERE user_id = new.id AND status <> 'deleted';
END;
