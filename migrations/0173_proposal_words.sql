-- What a party says with a proposal in a dispute.
ALTER TABLE dispute_proposal ADD COLUMN why TEXT;
