-- The figures of the admin area count by day, without reading whole tables.
CREATE INDEX user_created ON user (created_at);
CREATE INDEX job_created ON job (created_at);
CREATE INDEX bid_created ON bid (created_at);
CREATE INDEX dispute_created ON dispute (created_at);
CREATE INDEX payment_paid ON payment (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX ledger_transaction_created ON ledger_transaction (created_at);
