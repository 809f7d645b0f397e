-- One of the two of a deal proposes what the helper gets of the held money, to stop together
-- (docs/decisions/178-stop-together-by-an-amount.md). Amounts in cents, as they were when it was proposed.
CREATE TABLE stop_proposal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  bid_id INTEGER NOT NULL REFERENCES bid (id),
  job_id INTEGER NOT NULL REFERENCES job (id),
  by_id INTEGER NOT NULL REFERENCES user (id),
  -- All that is held for the deal, and the part of it that is earned, both without fees.
  held INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount BETWEEN 0 AND held),
  -- For the placer, and for the helper, after fees.
  refund INTEGER NOT NULL, helper INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'open'
    CHECK (status IN ('open', 'accepted', 'refused', 'withdrawn', 'replaced', 'lapsed', 'void')),
  created_at INTEGER NOT NULL
);
CREATE INDEX stop_proposal_of ON stop_proposal (bid_id, id);
CREATE UNIQUE INDEX stop_proposal_one_open ON stop_proposal (job_id) WHERE status = 'open';
CREATE INDEX stop_proposal_waiting ON stop_proposal (created_at) WHERE status = 'open';

-- Whatever moves or disputes held money, or adds to it: the proposal was about other money.
CREATE TRIGGER stop_proposal_void AFTER UPDATE OF status ON payment
WHEN (new.status = 'held') <> (old.status = 'held') AND new.job_id IS NOT NULL BEGIN
  UPDATE stop_proposal SET status = 'void' WHERE job_id = new.job_id AND status = 'open';
END;
CREATE TRIGGER stop_proposal_void_by_bank AFTER INSERT ON chargeback WHEN new.status = 'open' BEGIN
  UPDATE stop_proposal SET status = 'void' WHERE status = 'open'
    AND job_id = (SELECT p.job_id FROM payment p WHERE p.id = new.payment_id AND p.status = 'held');
END;
