-- The fee of a payment is stored with it, in percent: a later change of the fee leaves existing payments alone. All paid 5, except top-ups,
-- tips and payments between the two themselves. The default is for a Worker of before this column, while it still runs.
ALTER TABLE payment ADD COLUMN fee_percent REAL NOT NULL DEFAULT 5;
UPDATE payment SET fee_percent = 0 WHERE platform_cost = 0;
