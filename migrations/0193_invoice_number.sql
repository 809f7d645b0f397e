-- Admins search by number. Each seller has a series, so a number can name several invoices.
CREATE INDEX invoice_number ON invoice (year, sequence);
