-- Lists sort helpers by an average in which everyone has five more reviews of four stars: one review of five stars does
-- not beat thirty of nearly five. `helper.rating` is in hundredths of a star from here on, -1 without reviews
-- (`ratingScore` of app/domain/accounts/rating-score.ts).
DROP TRIGGER user_helps;
CREATE TRIGGER user_helps AFTER INSERT ON user WHEN new.active_worker = 1 AND new.status = 'active' BEGIN
  INSERT INTO helper (id, user_id, category, zip4, rating) VALUES (16 * new.id, new.id, 0, coalesce(new.zip4, '0'),
    iif(new.rating_count = 0, -1, (200 * (new.rating_sum + 20) + new.rating_count + 5) / (2 * (new.rating_count + 5))));
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
      iif(new.rating_count = 0, -1, (200 * (new.rating_sum + 20) + new.rating_count + 5) / (2 * (new.rating_count + 5)))
    FROM (SELECT 0 AS category UNION ALL SELECT category FROM user_category WHERE user_id = new.id) c
    WHERE new.active_worker = 1 AND new.status = 'active';
END;

DROP TRIGGER user_rated;
CREATE TRIGGER user_rated AFTER UPDATE OF rating_sum, rating_count ON user WHEN new.active_worker = 1 BEGIN
  UPDATE helper SET rating = iif(new.rating_count = 0, -1, (200 * (new.rating_sum + 20) + new.rating_count + 5) / (2 * (new.rating_count + 5)))
    WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
END;

-- The trigger `helper_rated` keeps the counters.
UPDATE helper SET rating = (SELECT (200 * (u.rating_sum + 20) + u.rating_count + 5) / (2 * (u.rating_count + 5)) FROM user u WHERE u.id = helper.user_id)
  WHERE rating >= 0;
DELETE FROM helper_rating WHERE n = 0;
