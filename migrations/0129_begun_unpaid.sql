-- The release task looks for begun work whose money went back.
CREATE INDEX job_begun ON job (begun_at) WHERE status = 'reserved' AND done_at IS NULL AND begun_at IS NOT NULL;
