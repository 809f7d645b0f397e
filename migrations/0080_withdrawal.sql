-- A consumer withdrew from what they paid for (Directive (EU) 2023/2673): at most once for each payment.
CREATE TABLE withdrawal (
  payment_id INTEGER PRIMARY KEY REFERENCES payment (id),
  effect TEXT NOT NULL CHECK (effect IN ('refunded', 'compensated', 'answered')),
  created_at INTEGER NOT NULL
);
