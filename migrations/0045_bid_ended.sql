-- How a bid ended. Lapsed: another was accepted, or the job ended. Cancelled: it had been accepted, and the deal ended.
ALTER TABLE bid ADD COLUMN ended TEXT CHECK (ended IN ('withdrawn', 'rejected', 'cancelled', 'lapsed'));
UPDATE bid SET ended = CASE WHEN status = 'withdrawn' THEN 'withdrawn' WHEN rejected_by IS NOT NULL THEN 'rejected' ELSE 'lapsed' END
WHERE status IN ('rejected', 'withdrawn');
CREATE TRIGGER bid_ended AFTER UPDATE OF status ON bid WHEN new.status IN ('rejected', 'withdrawn') AND new.status <> old.status BEGIN
  UPDATE bid SET ended = CASE WHEN new.status = 'withdrawn' THEN 'withdrawn' WHEN old.status = 'accepted' THEN 'cancelled'
    WHEN new.rejected_by IS NOT NULL THEN 'rejected' ELSE 'lapsed' END
  WHERE id = new.id;
END;
