-- When the helper last reminded the placer of this payment request.
ALTER TABLE payment ADD COLUMN reminded_at INTEGER;
