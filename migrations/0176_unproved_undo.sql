-- 1: the former address was not confirmed in a session of the account (record 192).
ALTER TABLE mailed_link ADD COLUMN unproved INTEGER NOT NULL DEFAULT 0;
