-- Nobody is asked for a job twice; whom one asked is found by one's own open jobs.
CREATE UNIQUE INDEX notification_invitation ON notification (job_id, user_id) WHERE type = 'invitation';
