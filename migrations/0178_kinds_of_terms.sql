-- A job belongs to fewer kinds of work: those of its verb and its object, not of each thing or place that it names.
-- The task `index` makes the terms of older jobs again, the newest first.
INSERT INTO job_unindexed SELECT id FROM job WHERE listed = 1 ON CONFLICT DO NOTHING;
