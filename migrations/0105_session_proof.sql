-- When the user last gave the password in this session. Logging in counts too: created_at.
ALTER TABLE session ADD COLUMN proved_at INTEGER;
