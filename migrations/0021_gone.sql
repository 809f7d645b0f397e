-- Deleted by an admin: final. One that is only not shown (status `removed`) can be shown again.
ALTER TABLE review ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;

-- Why an identity check failed is kept as JSON: in the provider's words, or by language.
UPDATE user SET verification_reason = json_quote(verification_reason) WHERE verification_reason IS NOT NULL;
