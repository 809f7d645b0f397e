-- The deal of a solved job ended by a dispute about an absence: the job is over, but the work may not have been done
-- (docs/decisions/149-extra-work-never-covers.md). Such jobs do not count as done.
ALTER TABLE job ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0;
UPDATE job SET stopped = 1 WHERE status = 'solved' AND EXISTS (
  SELECT 1 FROM bid b WHERE b.job_id = job.id AND b.status = 'accepted' AND b.deal_end ->> 'absence' = 1);
UPDATE user SET jobs_done = max(0, jobs_done - (SELECT count(*) FROM job j WHERE j.helper_id = user.id AND j.stopped = 1))
  WHERE id IN (SELECT helper_id FROM job WHERE stopped = 1);
