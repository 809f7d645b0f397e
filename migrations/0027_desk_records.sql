-- What the desk looks up of one person or thing.
CREATE INDEX report_about ON report (about_id, id) WHERE about_id IS NOT NULL;
CREATE INDEX review_about ON review (user_id, id);
CREATE INDEX audit_about ON audit (target_type, target_id, id);
