-- Helpers who stay away cost no row for each new job: they are told when they come back (docs/decisions/022-news.md). Null: here;
-- otherwise the newest job there was when they were found to be away.
ALTER TABLE user ADD COLUMN away_after INTEGER;
ALTER TABLE helper ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

-- Who is told of a job, area by area; of areas farther than 25 kilometres only where somebody wants to hear of so much.
DROP INDEX helper_in_reach;
CREATE INDEX helper_in_reach ON helper (category, zip4, reach, user_id) WHERE away = 0;
CREATE INDEX helper_far ON helper (category, zip4) WHERE away = 0 AND reach > 25;

CREATE TRIGGER helper_is_away AFTER INSERT ON helper WHEN (SELECT away_after FROM user WHERE id = new.user_id) IS NOT NULL BEGIN
  UPDATE helper SET away = 1 WHERE id = new.id;
END;
CREATE TRIGGER user_is_away AFTER UPDATE OF away_after ON user WHEN (old.away_after IS NULL) <> (new.away_after IS NULL) BEGIN
  UPDATE helper SET away = new.away_after IS NOT NULL WHERE id BETWEEN 16 * new.id AND 16 * new.id + 15;
END;
