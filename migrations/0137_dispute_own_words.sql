-- Whether the opener wrote the reason. Without own words, a contested absence has a fixed sentence as its reason.
ALTER TABLE dispute ADD COLUMN own_words INTEGER NOT NULL DEFAULT 1;
UPDATE dispute SET own_words = 0 WHERE absence_at IS NOT NULL AND reason IN ('Ik was er wel.', 'I was there.');
