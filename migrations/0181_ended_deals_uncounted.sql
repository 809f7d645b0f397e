-- The bid of a deal that ended is no offer any more: it no longer counts, as after a withdrawal.
DROP TRIGGER bid_uncounted;
CREATE TRIGGER bid_uncounted AFTER UPDATE OF status ON bid
WHEN (new.status = 'withdrawn' AND old.status IN ('pending', 'accepted')) OR (new.status = 'rejected' AND old.status = 'accepted') BEGIN
  UPDATE job SET number_of_bids = number_of_bids - 1 WHERE id = new.job_id;
END;
UPDATE job SET number_of_bids = (
  SELECT count(*) FROM bid b WHERE b.job_id = job.id AND b.status <> 'withdrawn' AND NOT (b.status = 'rejected' AND b.ended = 'cancelled')
) WHERE id IN (SELECT job_id FROM bid WHERE status = 'rejected' AND ended = 'cancelled');
