-- What a request was for is gone: it is not paid any more, also when its job is reserved once again.
ALTER TABLE payment ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;

-- A request that is paid anew, or changed, takes no money by its former sessions; what still comes in by them goes back.
CREATE TABLE former_session (
  session TEXT PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payment (id),
  provider TEXT NOT NULL,
  amount INTEGER NOT NULL, credits_used INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, returned_at INTEGER
) WITHOUT ROWID;

CREATE TABLE dispute (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  payment_id INTEGER NOT NULL REFERENCES payment (id),
  opened_by INTEGER NOT NULL REFERENCES user (id),
  reason TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'desk', 'closed')),
  created_at INTEGER NOT NULL, desk_at INTEGER, closed_at INTEGER
);
CREATE INDEX dispute_of ON dispute (payment_id, id);
CREATE UNIQUE INDEX dispute_one_live ON dispute (payment_id) WHERE status <> 'closed';
CREATE INDEX dispute_waiting ON dispute (created_at) WHERE status = 'open';
-- One dispute at a time: what is disputed holds up the whole job.
CREATE UNIQUE INDEX payment_one_disputed ON payment (job_id) WHERE status = 'disputed';

CREATE TABLE dispute_proposal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  dispute_id INTEGER NOT NULL REFERENCES dispute (id),
  by_id INTEGER NOT NULL REFERENCES user (id),
  amount INTEGER NOT NULL CHECK (amount >= 0), created_at INTEGER NOT NULL
);
CREATE INDEX dispute_proposal_of ON dispute_proposal (dispute_id, id);
