-- When the accepted helper entered the start code of the deal. Null: not begun, or begun without it.
ALTER TABLE job ADD COLUMN begun_at INTEGER;

-- Four words for the placer, drawn when the bid is accepted. The helper enters them when the work begins.
CREATE TABLE start_code (
  bid_id INTEGER PRIMARY KEY REFERENCES bid (id),
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
