-- How a dispute ended, and what the desk says to both when it decided.
ALTER TABLE dispute ADD COLUMN ended TEXT CHECK (ended IN ('withdrawn', 'agreed', 'decided'));
ALTER TABLE dispute ADD COLUMN statement TEXT;
UPDATE dispute SET ended = CASE
  WHEN EXISTS (SELECT 1 FROM audit a WHERE a.action = 'resolve' AND a.target_type = 'payment' AND a.target_id = dispute.payment_id)
    THEN 'decided'
  WHEN (SELECT p.status FROM payment p WHERE p.id = dispute.payment_id) = 'held' THEN 'withdrawn'
  ELSE 'agreed' END
WHERE status = 'closed';
