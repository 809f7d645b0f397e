-- People as helpers, what they say of each other, and what they look out for.

-- Active helpers, once for each category they help with and once for all (0): what the list of helpers walks. Triggers
-- keep it and its counters, as those of jobs (docs/decisions/012-lists.md).
CREATE TABLE helper (
  -- 16 * user_id + category, so that the newest come first in the index of words, too.
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  category INTEGER NOT NULL,
  -- '0' without a postcode.
  zip4 TEXT NOT NULL,
  -- In tenths, -1 without one.
  rating INTEGER NOT NULL,
  zip3 TEXT AS (CASE zip4 WHEN '0' THEN '' ELSE substr(zip4, 1, 3) END) VIRTUAL,
  digit INTEGER AS (CAST(substr(zip4, -1) AS INTEGER)) VIRTUAL
);
CREATE INDEX helper_by_area ON helper (category, zip4, user_id);
CREATE INDEX helper_by_rating ON helper (category, rating, user_id);
-- The name everyone sees and the function title: a full name is not in it.
CREATE VIRTUAL TABLE helper_search USING fts5(text, facet, tokenize = 'trigram', content = '', contentless_delete = 1);

-- Ten areas a row.
CREATE TABLE helper_area (
  category INTEGER NOT NULL, zip3 TEXT NOT NULL,
  n0 INTEGER NOT NULL DEFAULT 0, n1 INTEGER NOT NULL DEFAULT 0, n2 INTEGER NOT NULL DEFAULT 0, n3 INTEGER NOT NULL DEFAULT 0, n4 INTEGER NOT NULL DEFAULT 0, n5 INTEGER NOT NULL DEFAULT 0, n6 INTEGER NOT NULL DEFAULT 0, n7 INTEGER NOT NULL DEFAULT 0, n8 INTEGER NOT NULL DEFAULT 0, n9 INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (category, zip3)
) WITHOUT ROWID;
-- Per rating: all of them (segment -1), and per 4,096 ids of users, so that a page deep in one rating is found.
CREATE TABLE helper_rating (
  category INTEGER NOT NULL, rating INTEGER NOT NULL, segment INTEGER NOT NULL, n INTEGER NOT NULL DEFAULT 0 CHECK (n >= 0),
  PRIMARY KEY (category, rating, segment)
) WITHOUT ROWID;
CREATE INDEX helper_rating_total ON helper_rating (category, rating, n) WHERE segment = -1;

CREATE TRIGGER helper_added AFTER INSERT ON helper BEGIN
  INSERT INTO helper_area (category, zip3) VALUES (new.category, new.zip3) ON CONFLICT DO NOTHING;
  UPDATE helper_area SET n0 = n0 + (new.digit = 0), n1 = n1 + (new.digit = 1), n2 = n2 + (new.digit = 2), n3 = n3 + (new.digit = 3), n4 = n4 + (new.digit = 4), n5 = n5 + (new.digit = 5), n6 = n6 + (new.digit = 6), n7 = n7 + (new.digit = 7), n8 = n8 + (new.digit = 8), n9 = n9 + (new.digit = 9)
    WHERE category = new.category AND zip3 = new.zip3;
  INSERT INTO helper_rating (category, rating, segment)
    VALUES (new.category, new.rating, -1), (new.category, new.rating, new.user_id >> 12) ON CONFLICT DO NOTHING;
  UPDATE helper_rating SET n = n + 1
    WHERE category = new.category AND rating = new.rating AND segment IN (-1, new.user_id >> 12);
  INSERT INTO helper_search (rowid, text, facet)
    SELECT new.id,
      CASE
        WHEN u.business = 1 AND coalesce(u.company, '') <> '' THEN u.company
        WHEN instr(trim(u.name), ' ') = 0 THEN u.name
        -- The first word, and the first sign of the last.
        ELSE substr(trim(u.name), 1, instr(trim(u.name), ' ')) ||
          substr(trim(u.name), length(rtrim(trim(u.name), replace(u.name, ' ', ''))) + 1, 1) || '.'
      END || char(10) || coalesce(u.function_title, ''),
      '#c' || new.category || '#'
    FROM user u WHERE u.id = new.user_id;
END;

CREATE TRIGGER helper_gone AFTER DELETE ON helper BEGIN
  UPDATE helper_area SET n0 = n0 - (old.digit = 0), n1 = n1 - (old.digit = 1), n2 = n2 - (old.digit = 2), n3 = n3 - (old.digit = 3), n4 = n4 - (old.digit = 4), n5 = n5 - (old.digit = 5), n6 = n6 - (old.digit = 6), n7 = n7 - (old.digit = 7), n8 = n8 - (old.digit = 8), n9 = n9 - (old.digit = 9)
    WHERE category = old.category AND zip3 = old.zip3;
  UPDATE helper_rating SET n = n - 1
    WHERE category = old.category AND rating = old.rating AND segment IN (-1, old.user_id >> 12);
  DELETE FROM helper_search WHERE rowid = old.id;
END;

CREATE TRIGGER helper_rated AFTER UPDATE OF rating ON helper WHEN old.rating <> new.rating BEGIN
  UPDATE helper_rating SET n = n - 1
    WHERE category = old.category AND rating = old.rating AND segment IN (-1, old.user_id >> 12);
  INSERT INTO helper_rating (category, rating, segment)
    VALUES (new.category, new.rating, -1), (new.category, new.rating, new.user_id >> 12) ON CONFLICT DO NOTHING;
  UPDATE helper_rating SET n = n + 1
    WHERE category = new.category AND rating = new.rating AND segment IN (-1, new.user_id >> 12);
END;

CREATE TRIGGER user_helps AFTER INSERT ON user WHEN new.active_worker = 1 AND new.status = 'active' BEGIN
  INSERT INTO helper (id, user_id, category, zip4, rating) VALUES (16 * new.id, new.id, 0, coalesce(new.zip4, '0'),
    iif(new.rating_count = 0, -1, (20 * new.rating_sum + new.rating_count) / (2 * new.rating_count)));
END;

CREATE TRIGGER user_helps_otherwise AFTER UPDATE OF active_worker, status, zip4, name, business, company, function_title ON user
WHEN (old.active_worker = 1 OR new.active_worker = 1)
  AND (old.active_worker <> new.active_worker OR old.status <> new.status OR old.zip4 IS NOT new.zip4 OR old.name <> new.name
    OR old.business <> new.business OR old.company IS NOT new.company OR old.function_title IS NOT new.function_title)
BEGIN
  DELETE FROM helper WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
  INSERT INTO helper (id, user_id, category, zip4, rating)
    SELECT 16 * new.id + c.category, new.id, c.category, coalesce(new.zip4, '0'),
      iif(new.rating_count = 0, -1, (20 * new.rating_sum + new.rating_count) / (2 * new.rating_count))
    FROM (SELECT 0 AS category UNION ALL SELECT category FROM user_category WHERE user_id = new.id) c
    WHERE new.active_worker = 1 AND new.status = 'active';
END;

CREATE TRIGGER user_rated AFTER UPDATE OF rating_sum, rating_count ON user WHEN new.active_worker = 1 BEGIN
  UPDATE helper SET rating = iif(new.rating_count = 0, -1, (20 * new.rating_sum + new.rating_count) / (2 * new.rating_count))
    WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
END;

CREATE TRIGGER user_helps_with AFTER INSERT ON user_category BEGIN
  INSERT INTO helper (id, user_id, category, zip4, rating)
    SELECT 16 * h.user_id + new.category, h.user_id, new.category, h.zip4, h.rating FROM helper h WHERE h.id = 16 * new.user_id;
END;

CREATE TRIGGER user_helps_no_longer_with AFTER DELETE ON user_category BEGIN
  DELETE FROM helper WHERE id = 16 * old.user_id + old.category;
END;

INSERT INTO helper (id, user_id, category, zip4, rating)
  SELECT 16 * u.id + c.category, u.id, c.category, coalesce(u.zip4, '0'),
    iif(u.rating_count = 0, -1, (20 * u.rating_sum + u.rating_count) / (2 * u.rating_count))
  FROM user u JOIN (SELECT id AS user_id, 0 AS category FROM user UNION ALL SELECT user_id, category FROM user_category) c
    ON c.user_id = u.id
  WHERE u.active_worker = 1 AND u.status = 'active';

-- How long people let others wait for an answer: the newest of each person.
CREATE TABLE answer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  minutes INTEGER NOT NULL
);
CREATE INDEX answer_of ON answer (user_id, id);

CREATE TABLE saved_search (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  name TEXT,
  -- As they are answered, in JSON.
  filters TEXT NOT NULL,
  -- Words with spaces between: mail, push.
  alerts TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX saved_search_of ON saved_search (user_id, id);

-- Where a new job looks for searches: by the first two digits of the areas the search reaches ('*' everywhere, '0' for
-- remote jobs) and by category (0: any). No job finds a search twice.
CREATE TABLE saved_search_place (
  place TEXT NOT NULL, category INTEGER NOT NULL,
  search_id INTEGER NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
  PRIMARY KEY (place, category, search_id)
) WITHOUT ROWID;
CREATE INDEX saved_search_place_of ON saved_search_place (search_id);

-- What people wrote, and whom they helped, without going through what others did.
CREATE INDEX comment_by ON comment (user_id, id);
CREATE INDEX review_by ON review (author_id, id);
CREATE INDEX block_of ON block (blocked_id);
CREATE INDEX helper_of_job_user ON helper_of_job (user_id, job_id);
-- Prices that were agreed on, newest first, for GET /api/job/price/.
CREATE INDEX job_dealt ON job (category, id, zip4) WHERE helper_id IS NOT NULL;

-- What listed jobs pay, by area ('' for the country), category and price band of 0002: a mean without going through them.
CREATE TABLE job_budget (
  zip4 TEXT NOT NULL, category INTEGER NOT NULL, band INTEGER NOT NULL,
  n INTEGER NOT NULL DEFAULT 0 CHECK (n >= 0), cents INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (zip4, category, band)
) WITHOUT ROWID;
INSERT INTO job_budget SELECT zip4, category, band, count(*), sum(budget) FROM job WHERE listed = 1 AND price_type = 'budget' GROUP BY 1, 2, 3;
INSERT INTO job_budget SELECT '', category, band, sum(n), sum(cents) FROM job_budget GROUP BY 2, 3;

CREATE TRIGGER job_priced AFTER INSERT ON job WHEN new.listed = 1 AND new.price_type = 'budget' BEGIN
  INSERT INTO job_budget (zip4, category, band) VALUES ('', new.category, new.band), (new.zip4, new.category, new.band) ON CONFLICT DO NOTHING;
  UPDATE job_budget SET n = n + 1, cents = cents + new.budget
    WHERE zip4 IN ('', new.zip4) AND category = new.category AND band = new.band;
END;

CREATE TRIGGER job_repriced AFTER UPDATE OF listed, zip4, category, budget, price_type ON job
WHEN (old.listed = 1 AND old.price_type = 'budget') OR (new.listed = 1 AND new.price_type = 'budget') BEGIN
  UPDATE job_budget SET n = n - 1, cents = cents - old.budget
    WHERE old.listed = 1 AND old.price_type = 'budget' AND zip4 IN ('', old.zip4) AND category = old.category AND band = old.band;
  INSERT INTO job_budget (zip4, category, band)
    SELECT value, new.category, new.band FROM json_each(json_array('', new.zip4)) WHERE new.listed = 1 AND new.price_type = 'budget'
    ON CONFLICT DO NOTHING;
  UPDATE job_budget SET n = n + 1, cents = cents + new.budget
    WHERE new.listed = 1 AND new.price_type = 'budget' AND zip4 IN ('', new.zip4) AND category = new.category AND band = new.band;
END;

CREATE TRIGGER job_priceless AFTER DELETE ON job WHEN old.listed = 1 AND old.price_type = 'budget' BEGIN
  UPDATE job_budget SET n = n - 1, cents = cents - old.budget
    WHERE zip4 IN ('', old.zip4) AND category = old.category AND band = old.band;
END;
