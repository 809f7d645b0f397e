-- The order somebody gave their projects: 0 is new, and comes first. What a picture shows, for who cannot see it.
ALTER TABLE work_experience ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
ALTER TABLE work_experience_image ADD COLUMN alt TEXT;
DROP INDEX work_experience_user;
CREATE INDEX work_experience_user ON work_experience (user_id, position, id DESC);
