-- Visits that links of partners brought. `day` is the day in Amsterdam; one row per partner and session.
CREATE TABLE partner_visit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  partner_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  page TEXT,
  visited_at INTEGER NOT NULL,
  day TEXT NOT NULL,
  converted_at INTEGER,
  converted_day TEXT
);
CREATE UNIQUE INDEX partner_visit_once ON partner_visit (partner_id, session_id);
CREATE INDEX partner_visit_day ON partner_visit (partner_id, day);
CREATE INDEX partner_visit_converted ON partner_visit (partner_id, converted_day) WHERE converted_day IS NOT NULL;

-- Clicks on products of shops: what was clicked, never by whom.
CREATE TABLE affiliate_click (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id TEXT NOT NULL,
  product_name TEXT NOT NULL,
  merchant TEXT NOT NULL,
  category TEXT NOT NULL,
  price INTEGER NOT NULL,
  clicked_at INTEGER NOT NULL
);
CREATE INDEX affiliate_click_product ON affiliate_click (product_id, clicked_at);

-- Events of clients whose users agreed; kept for a time and swept.
CREATE TABLE client_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session_id TEXT NOT NULL,
  name TEXT NOT NULL,
  page TEXT,
  data TEXT,
  happened_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL
);
CREATE INDEX client_event_received ON client_event (received_at);
