-- A signed-in viewer sees their own bids inside every job of a list: found without going through the job's other bids.
CREATE INDEX bid_of_bidder ON bid (job_id, user_id);
