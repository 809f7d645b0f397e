-- A price within a band of the counters: what lies between it and the next band is counted from here.
CREATE INDEX job_by_price ON job (budget, zip4, category) WHERE listed = 1;
