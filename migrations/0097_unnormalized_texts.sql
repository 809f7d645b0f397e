-- Texts of before they were composed when they were stored: an é of two characters is not found by one that is typed as one.
-- SQL cannot compose them. The task `index` goes through these rows once, and then takes the table out of this list.
CREATE TABLE text_sweep (
  source TEXT PRIMARY KEY,
  -- Ids from here on are still to be read, until the last of when this was made.
  after_id INTEGER NOT NULL,
  last_id INTEGER NOT NULL
);
INSERT INTO text_sweep SELECT 'job', 0, max(id) FROM job HAVING max(id) > 0;
INSERT INTO text_sweep SELECT 'user', 0, max(id) FROM user HAVING max(id) > 0;
