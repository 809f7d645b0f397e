-- Who decided on a report.
CREATE INDEX audit_of ON audit (target_type, target_id);
