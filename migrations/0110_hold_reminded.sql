-- Both parties were reminded that work which began is not marked as done, before our team decides.
ALTER TABLE payment ADD COLUMN hold_reminded INTEGER NOT NULL DEFAULT 0;
