-- Invoices of businesses to placers (docs/decisions/096-invoices.md). The rate is what a business usually charges.
ALTER TABLE user ADD COLUMN vat_rate INTEGER NOT NULL DEFAULT 21 CHECK (vat_rate IN (0, 9, 21));

CREATE TABLE invoice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  seller_id INTEGER NOT NULL REFERENCES user (id), buyer_id INTEGER NOT NULL REFERENCES user (id),
  payment_id INTEGER NOT NULL REFERENCES payment (id),
  -- The invoice that a credit note corrects. Null: this is an invoice.
  corrects_id INTEGER REFERENCES invoice (id),
  -- 1, 2, 3 for each seller and year, of invoices and credit notes together.
  year INTEGER NOT NULL, sequence INTEGER NOT NULL,
  -- JSON: both parties at that moment.
  seller TEXT NOT NULL, buyer TEXT NOT NULL,
  job_title TEXT NOT NULL, description TEXT,
  -- In cents. The total includes the VAT.
  total INTEGER NOT NULL CHECK (total > 0), vat INTEGER NOT NULL CHECK (vat BETWEEN 0 AND total),
  vat_rate INTEGER NOT NULL CHECK (vat_rate IN (0, 9, 21)),
  performed_at INTEGER NOT NULL, created_at INTEGER NOT NULL,
  UNIQUE (seller_id, year, sequence)
);
CREATE UNIQUE INDEX invoice_one ON invoice (payment_id) WHERE corrects_id IS NULL;
CREATE INDEX invoice_payment ON invoice (payment_id);
CREATE INDEX invoice_seller ON invoice (seller_id, id);
CREATE INDEX invoice_buyer ON invoice (buyer_id, id);
CREATE INDEX invoice_corrects ON invoice (corrects_id) WHERE corrects_id IS NOT NULL;
CREATE TRIGGER invoice_unchanged BEFORE UPDATE ON invoice BEGIN SELECT RAISE(ABORT, 'an invoice never changes'); END;
-- Only the nightly cleaning deletes, once a party removed the account.
CREATE TRIGGER invoice_kept BEFORE DELETE ON invoice
  WHEN NOT EXISTS (SELECT 1 FROM user WHERE id IN (old.seller_id, old.buyer_id) AND status = 'deleted')
BEGIN SELECT RAISE(ABORT, 'an invoice is kept'); END;
