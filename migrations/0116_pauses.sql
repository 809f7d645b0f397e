-- Pauses that ended, by job: they stopped the days to object to the work. `payment.paused_at` is the one that lasts.
CREATE TABLE pause (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id),
  created_at INTEGER NOT NULL,
  closed_at INTEGER NOT NULL
);
CREATE INDEX pause_of ON pause (job_id);
