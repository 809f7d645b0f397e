-- A job whose month ended without a choice, and what that means for its bids: nobody was turned down. The same for a job that was deleted.
ALTER TABLE job ADD COLUMN expired_at INTEGER;

DROP TRIGGER bid_ended;
ALTER TABLE bid RENAME COLUMN ended TO ended_before;
ALTER TABLE bid ADD COLUMN ended TEXT CHECK (ended IN ('withdrawn', 'rejected', 'cancelled', 'lapsed', 'expired', 'deleted'));
UPDATE bid SET ended = ended_before WHERE ended_before IS NOT NULL;
ALTER TABLE bid DROP COLUMN ended_before;
-- Who ends a bid may say how; otherwise it follows from what the bid was.
CREATE TRIGGER bid_ended AFTER UPDATE OF status ON bid WHEN new.status IN ('rejected', 'withdrawn') AND new.status <> old.status BEGIN
  UPDATE bid SET ended = coalesce(new.ended, CASE WHEN new.status = 'withdrawn' THEN 'withdrawn' WHEN old.status = 'accepted' THEN 'cancelled'
    WHEN new.rejected_by IS NOT NULL THEN 'rejected' ELSE 'lapsed' END)
  WHERE id = new.id;
END;
