-- What /api/health/ reads: the tasks of the cron whose last runs failed, since when (epoch milliseconds), and how many runs.
CREATE TABLE failing_task (name TEXT PRIMARY KEY, since INTEGER NOT NULL, runs INTEGER NOT NULL) WITHOUT ROWID;
