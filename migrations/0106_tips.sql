-- A payment can be a tip. SQLite cannot change a CHECK: the table is made anew with the same rows, ids and indexes. Foreign keys to it
-- are checked at the end of the transaction.
PRAGMA defer_foreign_keys = ON;
-- Without these, each row would scan the whole of these tables.
CREATE INDEX message_of_payment ON message (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX archived_message_of_payment ON archived_message (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX former_session_of_payment ON former_session (payment_id);

CREATE TABLE payment_before AS SELECT * FROM payment;
DROP TABLE payment;
CREATE TABLE payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('bid', 'request', 'credits', 'tip')),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN (
    'open', 'processing', 'held', 'released', 'refunded', 'failed', 'cancelled', 'expired', 'disputed', 'settled')),
  payer_id INTEGER NOT NULL REFERENCES user (id), payee_id INTEGER REFERENCES user (id),
  bid_id INTEGER REFERENCES bid (id), chat_id INTEGER REFERENCES chat (id), job_id INTEGER REFERENCES job (id),
  amount INTEGER NOT NULL, platform_cost INTEGER NOT NULL, credits_used INTEGER NOT NULL DEFAULT 0,
  helper_fee INTEGER NOT NULL DEFAULT 0, helper_amount INTEGER NOT NULL DEFAULT 0,
  refunded_amount INTEGER NOT NULL DEFAULT 0,
  description TEXT,
  provider TEXT NOT NULL, session TEXT UNIQUE, redirect_url TEXT,
  created_at INTEGER NOT NULL, expires_at INTEGER, paid_at INTEGER, released_at INTEGER, refunded_at INTEGER,
  lapsed INTEGER NOT NULL DEFAULT 0, paused_at INTEGER
);
INSERT INTO payment (id, kind, status, payer_id, payee_id, bid_id, chat_id, job_id, amount, platform_cost, credits_used, helper_fee,
    helper_amount, refunded_amount, description, provider, session, redirect_url, created_at, expires_at, paid_at, released_at,
    refunded_at, lapsed, paused_at)
  SELECT id, kind, status, payer_id, payee_id, bid_id, chat_id, job_id, amount, platform_cost, credits_used, helper_fee,
    helper_amount, refunded_amount, description, provider, session, redirect_url, created_at, expires_at, paid_at, released_at,
    refunded_at, lapsed, paused_at
  FROM payment_before;
DROP TABLE payment_before;

CREATE INDEX payment_payer ON payment (payer_id, id);
CREATE INDEX payment_payee ON payment (payee_id, id);
CREATE INDEX payment_job ON payment (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX payment_bid ON payment (bid_id) WHERE bid_id IS NOT NULL;
CREATE INDEX payment_window ON payment (expires_at) WHERE status = 'open';
CREATE INDEX payment_hold ON payment (paid_at) WHERE status = 'held';
CREATE UNIQUE INDEX payment_one_disputed ON payment (job_id) WHERE status = 'disputed';
CREATE INDEX payment_status ON payment (status, id);
CREATE INDEX payment_released ON payment (released_at) WHERE released_at IS NOT NULL;
CREATE INDEX payment_paid ON payment (paid_at) WHERE paid_at IS NOT NULL;
-- One tip for a deal.
CREATE UNIQUE INDEX payment_one_tip ON payment (bid_id) WHERE kind = 'tip' AND status = 'released';

DROP INDEX message_of_payment;
DROP INDEX archived_message_of_payment;
DROP INDEX former_session_of_payment;
