-- The payer opened it, to pay again for a price that went back (docs/decisions/143-the-placer-pays-again.md).
ALTER TABLE payment ADD COLUMN by_payer INTEGER NOT NULL DEFAULT 0;
