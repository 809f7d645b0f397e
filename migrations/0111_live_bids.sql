-- A job counts the bids that can still become a deal, or are one: not those that were withdrawn, declined, cancelled or lapsed.
DROP TRIGGER bid_counted;
DROP TRIGGER bid_uncounted;
CREATE TRIGGER bid_counted AFTER INSERT ON bid WHEN new.status IN ('pending', 'accepted') BEGIN
  UPDATE job SET number_of_bids = number_of_bids + 1 WHERE id = new.job_id;
END;
CREATE TRIGGER bid_recounted AFTER UPDATE OF status ON bid
  WHEN (new.status IN ('pending', 'accepted')) <> (old.status IN ('pending', 'accepted')) BEGIN
  UPDATE job SET number_of_bids = number_of_bids + iif(new.status IN ('pending', 'accepted'), 1, -1) WHERE id = new.job_id;
END;
UPDATE job SET number_of_bids = (SELECT count(*) FROM bid b WHERE b.job_id = job.id AND b.status IN ('pending', 'accepted'))
  WHERE number_of_bids <> (SELECT count(*) FROM bid b WHERE b.job_id = job.id AND b.status IN ('pending', 'accepted'));
