-- A suspended owner does not agree with work that is done: our team decides about the payment. Erased with the account.
CREATE TABLE objection (
  payment_id INTEGER PRIMARY KEY REFERENCES payment (id),
  user_id INTEGER NOT NULL REFERENCES user (id),
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX objection_of ON objection (user_id);
