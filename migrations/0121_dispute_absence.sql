-- The start of the appointment (epoch milliseconds) if the dispute began because its opener contested a reported absence.
ALTER TABLE dispute ADD COLUMN absence_at INTEGER;
