-- The address that a link gives back, as its key; it stays reserved for the account as long as the link works.
ALTER TABLE mailed_link ADD COLUMN address TEXT;
CREATE INDEX mailed_link_address ON mailed_link (address) WHERE address IS NOT NULL;
