-- Says how the address was confirmed last. `mailbox`: first confirmed by a call without a session of the account, whose
-- password may be a stranger's. `moved`: the same for a change of an address that was confirmed.
ALTER TABLE user ADD COLUMN confirmed_by TEXT NOT NULL DEFAULT 'session' CHECK (confirmed_by IN ('session', 'mailbox', 'moved'));
