-- Why held money went to the helper: `owner`, `time`, `dispute` or `team`. Null for older payments.
ALTER TABLE payment ADD COLUMN released_by TEXT;
