-- Deals as a placer are no part of `completion_rate`. Both are null below three deals.
ALTER TABLE user ADD COLUMN owner_finished INTEGER;
ALTER TABLE user ADD COLUMN owner_missed INTEGER;
INSERT INTO outbox (key, kind, payload, created_at, due_at)
SELECT 'record:' || id || ':0192', 'record', json_object('user', id), unixepoch() * 1000, 1 FROM (
  SELECT user_id AS id FROM helper_of_job
  UNION SELECT user_id FROM job WHERE helper_id IS NOT NULL AND user_id IS NOT NULL
  UNION SELECT missed_by FROM appointment WHERE missed_by IS NOT NULL
);
