-- A price within a band of the counters: what lies between it and the next band is counted from here.
CREATE INDEX job_by_price ON job (budget, zip4, category) WHERE listed = 1;

-- Pictures of a job are read from the index alone.
CREATE INDEX job_image_shown ON job_image (job_id, position, id, small_key, large_key, alt);
DROP INDEX job_image_of;
