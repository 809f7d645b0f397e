-- Accounts deleted before kept the texts and the full postcodes of their jobs.
UPDATE job SET
  title = CASE category WHEN 1 THEN 'Handig' WHEN 2 THEN 'Schoonmaken' WHEN 3 THEN 'Verhuizen' WHEN 4 THEN 'Schilderen' WHEN 5 THEN 'Tuinieren' WHEN 6 THEN 'Overig' WHEN 7 THEN 'Fotografie' WHEN 8 THEN 'Tech' WHEN 9 THEN 'Elektra' WHEN 10 THEN 'Loodgieter' END,
  description = '',
  zipcode = CASE WHEN zipcode IS NULL THEN NULL ELSE zip4 END,
  location_details = NULL,
  special_requirements = NULL
WHERE user_id IN (SELECT id FROM user WHERE status = 'deleted');
