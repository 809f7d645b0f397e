-- A placer chooses a helper by reviews of work done. `rating_sum` and `rating_count` count all visible reviews of a person,
-- `helper_rating_sum` and `helper_rating_count` those of jobs that somebody else posted.
ALTER TABLE user ADD COLUMN helper_rating_sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE user ADD COLUMN helper_rating_count INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER review_shown;
CREATE TRIGGER review_shown AFTER INSERT ON review WHEN new.status = 'visible' BEGIN
  UPDATE user SET rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 WHERE id = new.user_id;
  UPDATE user SET helper_rating_sum = helper_rating_sum + new.rating, helper_rating_count = helper_rating_count + 1
    WHERE id = new.user_id AND (SELECT user_id FROM job WHERE id = new.job_id) IS NOT new.user_id;
END;

DROP TRIGGER review_changed;
CREATE TRIGGER review_changed AFTER UPDATE OF status ON review WHEN (old.status = 'visible') <> (new.status = 'visible') BEGIN
  UPDATE user SET rating_sum = rating_sum + iif(new.status = 'visible', new.rating, -old.rating),
    rating_count = rating_count + iif(new.status = 'visible', 1, -1) WHERE id = new.user_id;
  UPDATE user SET helper_rating_sum = helper_rating_sum + iif(new.status = 'visible', new.rating, -old.rating),
    helper_rating_count = helper_rating_count + iif(new.status = 'visible', 1, -1)
    WHERE id = new.user_id AND (SELECT user_id FROM job WHERE id = new.job_id) IS NOT new.user_id;
END;

-- `helper.rating`, as in migration 0169, but of reviews of work done.
DROP TRIGGER user_helps;
CREATE TRIGGER user_helps AFTER INSERT ON user WHEN new.active_worker = 1 AND new.status = 'active' BEGIN
  INSERT INTO helper (id, user_id, category, zip4, rating) VALUES (16 * new.id, new.id, 0, coalesce(new.zip4, '0'),
    iif(new.helper_rating_count = 0, -1,
      (200 * (new.helper_rating_sum + 20) + new.helper_rating_count + 5) / (2 * (new.helper_rating_count + 5))));
END;

DROP TRIGGER user_helps_otherwise;
CREATE TRIGGER user_helps_otherwise AFTER UPDATE OF active_worker, status, zip4, name, business, company, function_title ON user
WHEN (old.active_worker = 1 OR new.active_worker = 1)
  AND (old.active_worker <> new.active_worker OR old.status <> new.status OR old.zip4 IS NOT new.zip4 OR old.name <> new.name
    OR old.business <> new.business OR old.company IS NOT new.company OR old.function_title IS NOT new.function_title)
BEGIN
  DELETE FROM helper WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
  INSERT INTO helper (id, user_id, category, zip4, rating)
    SELECT 16 * new.id + c.category, new.id, c.category, coalesce(new.zip4, '0'),
      iif(new.helper_rating_count = 0, -1,
        (200 * (new.helper_rating_sum + 20) + new.helper_rating_count + 5) / (2 * (new.helper_rating_count + 5)))
    FROM (SELECT 0 AS category UNION ALL SELECT category FROM user_category WHERE user_id = new.id) c
    WHERE new.active_worker = 1 AND new.status = 'active';
END;

DROP TRIGGER user_rated;
CREATE TRIGGER user_rated AFTER UPDATE OF helper_rating_sum, helper_rating_count ON user WHEN new.active_worker = 1 BEGIN
  UPDATE helper SET rating = iif(new.helper_rating_count = 0, -1,
      (200 * (new.helper_rating_sum + 20) + new.helper_rating_count + 5) / (2 * (new.helper_rating_count + 5)))
    WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
END;

-- The trigger above sorts the helpers anew.
UPDATE user SET
  helper_rating_sum = coalesce((SELECT sum(r.rating) FROM review r JOIN job j ON j.id = r.job_id
    WHERE r.user_id = user.id AND r.status = 'visible' AND j.user_id IS NOT user.id), 0),
  helper_rating_count = (SELECT count(*) FROM review r JOIN job j ON j.id = r.job_id
    WHERE r.user_id = user.id AND r.status = 'visible' AND j.user_id IS NOT user.id)
  WHERE rating_count > 0;
DELETE FROM helper_rating WHERE n = 0;
