-- The account that a conversion counts for. Anyone may report a conversion, so one without an account is not counted.
ALTER TABLE partner_visit ADD COLUMN user_id INTEGER REFERENCES user (id);
CREATE UNIQUE INDEX partner_visit_account ON partner_visit (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX user_brought ON user (partner_id, created_at) WHERE partner_id IS NOT NULL;

DROP TRIGGER partner_visit_conversion_counted;
CREATE TRIGGER partner_visit_conversion_counted AFTER UPDATE OF converted_day ON partner_visit
WHEN old.converted_day IS NULL AND new.converted_day IS NOT NULL AND new.user_id IS NOT NULL BEGIN
  INSERT INTO partner_day (partner_id, day, conversions) VALUES (new.partner_id, new.converted_day, 1)
    ON CONFLICT DO UPDATE SET conversions = conversions + 1;
END;
