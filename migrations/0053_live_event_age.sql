-- How many runs of the cron it has waited. Events that an inbox does not take are dropped after some.
ALTER TABLE live_event ADD COLUMN waited INTEGER NOT NULL DEFAULT 0;
