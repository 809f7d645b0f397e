-- Decisions that our team takes of itself, and what reporters learn (docs/decisions/102-decisions-without-a-report.md).
-- A decision without a report belongs to a closed report whose reporter is `team`.
ALTER TABLE decision ADD COLUMN own_initiative INTEGER NOT NULL DEFAULT 0;
-- The entry of the admin who decided.
ALTER TABLE decision ADD COLUMN audit_id INTEGER REFERENCES audit (id);
UPDATE decision SET audit_id =
  (SELECT max(a.id) FROM audit a WHERE a.target_type = 'report' AND a.target_id = decision.report_id);
CREATE INDEX decision_target ON decision (target_type, target_id, id);
-- Of a reporter without an account.
ALTER TABLE report ADD COLUMN reporter_language TEXT;

-- The public counters are about reports of users and visitors.
DROP TRIGGER report_counted;
CREATE TRIGGER report_counted AFTER INSERT ON report WHEN new.reporter <> 'team' BEGIN
  INSERT INTO moderation_count (what, n) VALUES ('reports', 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
DROP TRIGGER decision_counted;
CREATE TRIGGER decision_counted AFTER INSERT ON decision WHEN new.own_initiative = 0 BEGIN
  INSERT INTO moderation_count (what, n) VALUES ('decisions.' || new.action, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO moderation_count (what, n) SELECT 'appeals.' || new.appeal_status, 1 WHERE new.appeal_status IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + 1;
END;
