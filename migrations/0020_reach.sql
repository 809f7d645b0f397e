-- How far (kilometres) a helper wants to be told of jobs, beside where they are: who is to be told of a job is then read area by
-- area, and nobody else is looked at.
ALTER TABLE helper ADD COLUMN reach INTEGER NOT NULL DEFAULT 25;
UPDATE helper SET reach = (SELECT notify_distance FROM user WHERE id = user_id);
CREATE INDEX helper_in_reach ON helper (category, zip4, reach, user_id);

CREATE TRIGGER helper_reaches AFTER INSERT ON helper BEGIN
  UPDATE helper SET reach = (SELECT notify_distance FROM user WHERE id = new.user_id)
    WHERE id = new.id AND reach <> (SELECT notify_distance FROM user WHERE id = new.user_id);
END;
CREATE TRIGGER user_reaches AFTER UPDATE OF notify_distance ON user WHEN old.notify_distance <> new.notify_distance BEGIN
  UPDATE helper SET reach = new.notify_distance WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
END;
