-- The search of the admin area finds mails by their reader, their job, and the address of a reader without an account.
ALTER TABLE outbox ADD COLUMN mail_user INTEGER AS (iif(kind = 'mail' AND json_valid(payload), payload ->> 'user', NULL));
ALTER TABLE outbox ADD COLUMN mail_job INTEGER AS (iif(kind = 'mail' AND json_valid(payload), payload ->> 'job', NULL));
ALTER TABLE outbox ADD COLUMN mail_address TEXT AS (iif(kind = 'mail' AND json_valid(payload), lower(payload ->> 'address'), NULL));
CREATE INDEX outbox_mail_user ON outbox (mail_user, id) WHERE mail_user IS NOT NULL;
CREATE INDEX outbox_mail_job ON outbox (mail_job, id) WHERE mail_job IS NOT NULL;
CREATE INDEX outbox_mail_address ON outbox (mail_address) WHERE mail_address IS NOT NULL;
