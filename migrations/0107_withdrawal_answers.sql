-- What our team answered to a withdrawal (docs/decisions/098-withdrawals-and-pauses-wait.md).
ALTER TABLE withdrawal ADD COLUMN answered_at INTEGER;
ALTER TABLE withdrawal ADD COLUMN answered_by INTEGER REFERENCES user (id);
ALTER TABLE withdrawal ADD COLUMN granted INTEGER;
ALTER TABLE withdrawal ADD COLUMN statement TEXT;
CREATE INDEX withdrawal_waiting ON withdrawal (created_at) WHERE effect = 'answered' AND answered_at IS NULL;
CREATE INDEX payment_paused ON payment (paused_at) WHERE paused_at IS NOT NULL;
