-- The part of a price that was gone when the request for it was made, in cents; 0 for extra work
-- (docs/decisions/143-the-placer-pays-again.md).
ALTER TABLE payment ADD COLUMN for_price INTEGER NOT NULL DEFAULT 0;
UPDATE payment SET for_price = amount WHERE by_payer = 1;
