-- The nightly cleanup finds expired rows without a scan.
CREATE INDEX idempotency_old ON idempotency (created_at);
CREATE INDEX mailed_link_old ON mailed_link (expires_at);
CREATE INDEX session_old ON session (coalesce(ended_at, expires_at));
CREATE INDEX known_device_old ON known_device (seen_at);
CREATE INDEX outbox_delivered ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
