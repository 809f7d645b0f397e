-- A payment of which a compensation was paid is refunded, and has a moment of release too.
DROP INDEX payment_released;
CREATE INDEX payment_released ON payment (released_at) WHERE released_at IS NOT NULL;

-- The accepted helper withdrew shortly before the agreed start, or after it.
ALTER TABLE bid ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
