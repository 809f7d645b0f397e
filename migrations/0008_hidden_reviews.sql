-- Looked for every minute: reviews whose 14 days are over.
CREATE INDEX review_hidden ON review (created_at) WHERE status = 'hidden';
