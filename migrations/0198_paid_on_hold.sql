-- The deal was on hold when the payment arrived: the payer reads why it went back.
ALTER TABLE former_session ADD COLUMN on_hold INTEGER NOT NULL DEFAULT 0 CHECK (on_hold IN (0, 1));
