-- The payer declined this request. `lapsed` alone does not say whether it was declined, withdrawn, or ended with its job.
ALTER TABLE payment ADD COLUMN declined INTEGER NOT NULL DEFAULT 0;
-- The line in the chat has the amount, but no payment.
UPDATE payment SET declined = 1 WHERE kind = 'request' AND lapsed = 1 AND status IN ('cancelled', 'failed')
  AND EXISTS (SELECT 1 FROM every_message m WHERE m.chat_id = payment.chat_id AND m.created_at >= payment.created_at
    AND m.event ->> '$.kind' = 'request' AND m.event ->> '$.step' = 'refused' AND m.event ->> '$.amount' = payment.amount)
  AND NOT EXISTS (SELECT 1 FROM every_message m WHERE m.chat_id = payment.chat_id AND m.created_at >= payment.created_at
    AND m.event ->> '$.kind' = 'request' AND m.event ->> '$.step' = 'withdrawn' AND m.event ->> '$.amount' = payment.amount);
