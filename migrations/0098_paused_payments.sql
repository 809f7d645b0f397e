-- An admin stopped the automatic release of held money, until they lift it.
ALTER TABLE payment ADD COLUMN paused_at INTEGER;
