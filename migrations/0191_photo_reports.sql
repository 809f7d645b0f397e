-- A photo of the result or of a dispute can be reported and taken down (docs/decisions/212-what-belongs-to-a-deal.md).
-- Its files stay, because an overturned decision shows it again.
ALTER TABLE chat_photo ADD COLUMN taken_at INTEGER;

-- A check cannot be changed, so the column is made again.
DROP INDEX report_once;
DROP INDEX report_target;
ALTER TABLE report RENAME COLUMN target_type TO former_type;
ALTER TABLE report ADD COLUMN target_type TEXT NOT NULL DEFAULT 'job'
  CHECK (target_type IN ('job', 'comment', 'message', 'photo', 'review', 'user'));
UPDATE report SET target_type = former_type;
ALTER TABLE report DROP COLUMN former_type;
CREATE UNIQUE INDEX report_once ON report (reporter, target_type, target_id) WHERE status = 'open';
CREATE INDEX report_target ON report (target_type, target_id);
