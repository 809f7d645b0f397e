-- Whoever was the accepted helper of a job at any time: to them it stays readable once it is deleted.
CREATE TABLE helper_of_job (
  job_id INTEGER NOT NULL REFERENCES job (id), user_id INTEGER NOT NULL REFERENCES user (id),
  PRIMARY KEY (job_id, user_id)
) WITHOUT ROWID;
INSERT INTO helper_of_job SELECT job_id, user_id FROM bid WHERE status = 'accepted'
  UNION SELECT id, helper_id FROM job WHERE helper_id IS NOT NULL
  UNION SELECT id, former_helper_id FROM job WHERE former_helper_id IS NOT NULL;
ALTER TABLE job DROP COLUMN former_helper_id;

CREATE TRIGGER bid_accepted_at_once AFTER INSERT ON bid WHEN new.status = 'accepted' BEGIN
  INSERT INTO helper_of_job (job_id, user_id) VALUES (new.job_id, new.user_id) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER bid_accepted AFTER UPDATE OF status ON bid WHEN new.status = 'accepted' BEGIN
  INSERT INTO helper_of_job (job_id, user_id) VALUES (new.job_id, new.user_id) ON CONFLICT DO NOTHING;
END;
