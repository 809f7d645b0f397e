-- The first day on which the helper can come (YYYY-MM-DD). Null: not said.
ALTER TABLE bid ADD COLUMN first_day TEXT;
