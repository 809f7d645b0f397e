-- The refund after which both were reminded that our team looks at unpaid work: the id of its payment (docs/decisions/143-the-placer-pays-again.md).
ALTER TABLE payment ADD COLUMN unpaid_reminded INTEGER NOT NULL DEFAULT 0;
