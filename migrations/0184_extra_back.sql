-- The extra work that goes back if the proposal is accepted, in cents without the service fee. 0: it moves with the price.
ALTER TABLE dispute_proposal ADD COLUMN extra_back INTEGER NOT NULL DEFAULT 0 CHECK (extra_back >= 0);
