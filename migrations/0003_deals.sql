CREATE TABLE chat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uri TEXT NOT NULL UNIQUE,
  job_id INTEGER REFERENCES job (id),
  -- The two members, the lower id first, so that a pair has one chat about a job (0: about no job).
  low_id INTEGER NOT NULL REFERENCES user (id),
  high_id INTEGER NOT NULL REFERENCES user (id),
  low_archived INTEGER NOT NULL DEFAULT 0, high_archived INTEGER NOT NULL DEFAULT 0,
  low_unread INTEGER NOT NULL DEFAULT 0, high_unread INTEGER NOT NULL DEFAULT 0,
  last_message_id INTEGER, last_message TEXT, last_receiver_id INTEGER,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  CHECK (low_id < high_id)
);
CREATE UNIQUE INDEX chat_pair ON chat (low_id, high_id, coalesce(job_id, 0));
CREATE INDEX chat_low ON chat (low_id, updated_at);
CREATE INDEX chat_high ON chat (high_id, updated_at);

CREATE TABLE bid (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL REFERENCES job (id),
  user_id INTEGER NOT NULL REFERENCES user (id),
  chat_id INTEGER NOT NULL REFERENCES chat (id),
  amount INTEGER NOT NULL CHECK (amount BETWEEN 100 AND 999900),
  message TEXT,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn')),
  -- Rejected by the owner: no new bid by this helper. Null: it lapsed (another was accepted, the job ended).
  rejected_by INTEGER,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX bid_one_live ON bid (job_id, user_id) WHERE status IN ('pending', 'accepted');
CREATE UNIQUE INDEX bid_one_accepted ON bid (job_id) WHERE status = 'accepted';
CREATE INDEX bid_of_job ON bid (job_id, amount, id);
CREATE INDEX bid_of_user ON bid (user_id, id);
CREATE INDEX bid_of_chat ON bid (chat_id, id);
CREATE TRIGGER bid_counted AFTER INSERT ON bid WHEN new.status <> 'withdrawn' BEGIN
  UPDATE job SET number_of_bids = number_of_bids + 1 WHERE id = new.job_id;
END;
CREATE TRIGGER bid_uncounted AFTER UPDATE OF status ON bid WHEN new.status = 'withdrawn' AND old.status <> 'withdrawn' BEGIN
  UPDATE job SET number_of_bids = number_of_bids - 1 WHERE id = new.job_id;
END;

CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chat_id INTEGER NOT NULL REFERENCES chat (id),
  sender_id INTEGER REFERENCES user (id),
  message TEXT NOT NULL,
  bid_id INTEGER REFERENCES bid (id),
  client_id TEXT,
  -- Europe/Amsterdam; the first message of a day carries it.
  day TEXT NOT NULL, first_of_day INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL, read_at INTEGER
);
CREATE INDEX message_of ON message (chat_id, id);
CREATE UNIQUE INDEX message_once ON message (chat_id, sender_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX message_unread ON message (chat_id, sender_id) WHERE read_at IS NULL;
CREATE TRIGGER message_sent AFTER INSERT ON message BEGIN
  UPDATE message SET first_of_day = NOT EXISTS (
    SELECT 1 FROM message m WHERE m.chat_id = new.chat_id AND m.id < new.id AND m.day = new.day
  ) WHERE id = new.id;
  UPDATE chat SET last_message_id = new.id, last_message = new.message, updated_at = new.created_at,
    last_receiver_id = iif(new.sender_id = low_id, high_id, low_id),
    low_unread = low_unread + (new.sender_id = high_id), high_unread = high_unread + (new.sender_id = low_id),
    low_archived = 0, high_archived = 0
  WHERE id = new.chat_id;
END;
CREATE INDEX message_day ON message (chat_id, day, id);

CREATE TABLE payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('bid', 'request', 'credits')),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN (
    'open', 'processing', 'held', 'released', 'refunded', 'failed', 'cancelled', 'expired', 'disputed', 'settled')),
  payer_id INTEGER NOT NULL REFERENCES user (id), payee_id INTEGER REFERENCES user (id),
  bid_id INTEGER REFERENCES bid (id), chat_id INTEGER REFERENCES chat (id), job_id INTEGER REFERENCES job (id),
  amount INTEGER NOT NULL, platform_cost INTEGER NOT NULL, credits_used INTEGER NOT NULL DEFAULT 0,
  helper_fee INTEGER NOT NULL DEFAULT 0, helper_amount INTEGER NOT NULL DEFAULT 0,
  refunded_amount INTEGER NOT NULL DEFAULT 0,
  description TEXT,
  provider TEXT NOT NULL, session TEXT UNIQUE, redirect_url TEXT,
  created_at INTEGER NOT NULL, expires_at INTEGER, paid_at INTEGER, released_at INTEGER, refunded_at INTEGER
);
CREATE INDEX payment_payer ON payment (payer_id, id);
CREATE INDEX payment_payee ON payment (payee_id, id);
CREATE INDEX payment_job ON payment (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX payment_bid ON payment (bid_id) WHERE bid_id IS NOT NULL;
CREATE INDEX payment_window ON payment (expires_at) WHERE status = 'open';
CREATE INDEX payment_hold ON payment (paid_at) WHERE status = 'held';

-- Each event of the provider counts once.
CREATE TABLE provider_event (id TEXT PRIMARY KEY, type TEXT NOT NULL, received_at INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE payout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id),
  amount INTEGER NOT NULL, fee INTEGER NOT NULL, net INTEGER NOT NULL,
  early INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'paid', 'failed')),
  iban TEXT NOT NULL, created_at INTEGER NOT NULL, paid_at INTEGER
);
CREATE INDEX payout_user ON payout (user_id, id);

-- The double-entry ledger (docs/ledger.md): only ever added to; balances are kept beside it by a trigger.
CREATE TABLE ledger_transaction (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  -- What makes an event one event: booked at most once.
  key TEXT NOT NULL UNIQUE,
  payment_id INTEGER, payout_id INTEGER, created_at INTEGER NOT NULL
);
CREATE TABLE account (
  name TEXT PRIMARY KEY, balance INTEGER NOT NULL DEFAULT 0,
  CHECK (balance >= 0 OR name IN ('outside', 'platform'))
) WITHOUT ROWID;
CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  transaction_id INTEGER NOT NULL REFERENCES ledger_transaction (id),
  account TEXT NOT NULL, cents INTEGER NOT NULL, balance_after INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX ledger_entry_account ON ledger_entry (account, id);
CREATE INDEX ledger_entry_transaction ON ledger_entry (transaction_id);
CREATE TRIGGER ledger_entry_booked AFTER INSERT ON ledger_entry BEGIN
  INSERT INTO account (name) VALUES (new.account) ON CONFLICT DO NOTHING;
  UPDATE account SET balance = balance + new.cents WHERE name = new.account;
  UPDATE ledger_entry SET balance_after = (SELECT balance FROM account WHERE name = new.account) WHERE id = new.id;
END;
CREATE TRIGGER ledger_entry_kept BEFORE DELETE ON ledger_entry BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;

CREATE TABLE onboarding (
  session TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES user (id), created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX onboarding_user ON onboarding (user_id);

CREATE TABLE notification (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  type TEXT NOT NULL, data TEXT NOT NULL DEFAULT '{}',
  job_id INTEGER, chat_id INTEGER, read_at INTEGER, created_at INTEGER NOT NULL
);
CREATE INDEX notification_of ON notification (user_id, id);
CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL;

-- What happens later: written in the batch of the change that causes it, delivered by queue, swept by cron.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The event it follows from: told at most once.
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL, payload TEXT NOT NULL,
  created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER, failed_at INTEGER, error TEXT
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE delivered_at IS NULL AND failed_at IS NULL;

-- Mails and pushes that the embedded adapters delivered (development and test): /api/dev/outbox/.
CREATE TABLE mailbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL, recipient TEXT NOT NULL, reply_to TEXT, template TEXT NOT NULL, language TEXT NOT NULL,
  subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT, headers TEXT NOT NULL, data TEXT NOT NULL, created_at INTEGER NOT NULL,
  outbox_id INTEGER UNIQUE
);
CREATE INDEX mailbox_recipient ON mailbox (recipient, id);
