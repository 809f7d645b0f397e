-- Only `for_price` counts as the price since docs/decisions/149-extra-work-never-covers.md. Before, each held request did.
-- Requests that replaced the price of a deal count still: those made after it went back, also if they wait. Of a price that
-- other held extra work covered by the rule of the time, that work goes on covering it.
CREATE TABLE old_request AS
WITH price AS (
  SELECT p.id, p.job_id, p.amount, p.refunded_at FROM payment p
  JOIN bid b ON b.id = p.bid_id AND b.status = 'accepted' JOIN job j ON j.id = p.job_id AND j.status IN ('reserved', 'solved')
  WHERE p.kind = 'bid' AND p.status = 'refunded' AND p.id = (SELECT max(x.id) FROM payment x
    WHERE x.job_id = p.job_id AND x.kind = 'bid' AND x.status IN ('held', 'disputed', 'released', 'refunded'))
), covering AS (
  SELECT r.id, p.id AS price, p.amount AS agreed, p.refunded_at, r.amount, min(r.amount, r.for_price) AS counted, r.created_at,
    r.status IN ('held', 'disputed') OR r.status = 'released' AS paid
  FROM price p JOIN payment r ON r.job_id = p.job_id AND r.kind = 'request'
    AND (r.status IN ('held', 'disputed') OR (r.status = 'released' AND r.id > p.id)
      OR (r.created_at >= p.refunded_at AND r.lapsed = 0 AND r.status IN ('open', 'processing', 'failed', 'cancelled')))
), missing AS (
  SELECT c.*, agreed - sum(counted) OVER (PARTITION BY price) AS missing,
    sum(amount * paid) OVER (PARTITION BY price) >= agreed AS covered
  FROM covering c
), filling AS (
  SELECT id, counted, amount - counted AS room, missing,
    coalesce(sum(amount - counted) OVER (PARTITION BY price ORDER BY paid DESC, created_at < refunded_at, id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
  FROM missing WHERE missing > 0 AND (created_at >= refunded_at OR (covered AND paid))
)
SELECT id, counted + max(0, min(room, missing - before)) AS for_price FROM filling;
UPDATE payment SET for_price = (SELECT o.for_price FROM old_request o WHERE o.id = payment.id)
  WHERE id IN (SELECT id FROM old_request);
DROP TABLE old_request;
-- A request that replaced the price and went back too: since when the price is gone, and what our team knows, go by it.
UPDATE payment AS r SET for_price = (SELECT min(r.amount, p.amount) FROM payment p JOIN bid b ON b.id = p.bid_id AND b.status = 'accepted'
    WHERE p.job_id = r.job_id AND p.kind = 'bid' AND p.status = 'refunded' AND p.id < r.id AND r.created_at >= p.refunded_at)
  WHERE r.kind = 'request' AND r.status = 'refunded' AND r.for_price = 0 AND EXISTS (
    SELECT 1 FROM payment p JOIN bid b ON b.id = p.bid_id AND b.status = 'accepted'
    WHERE p.job_id = r.job_id AND p.kind = 'bid' AND p.status = 'refunded' AND p.id < r.id AND r.created_at >= p.refunded_at);
UPDATE OR IGNORE money_case SET reference = payment_id || ':' || (SELECT max(x.id) FROM payment p JOIN payment x ON x.job_id = p.job_id
    AND x.id >= p.id AND (x.kind = 'bid' OR x.for_price > 0) AND x.status = 'refunded' WHERE p.id = money_case.payment_id)
  WHERE kind = 'unpaid_work' AND CAST(substr(reference, instr(reference, ':') + 1) AS INTEGER) IN (
    SELECT id FROM payment WHERE kind = 'request' AND for_price = 0);
