-- When somebody reported that the other did not come, and what came of it; null while the other may still answer.
ALTER TABLE appointment ADD COLUMN missed_at INTEGER;
ALTER TABLE appointment ADD COLUMN missed_answer TEXT CHECK (missed_answer IN ('admitted', 'unanswered', 'contested'));
ALTER TABLE appointment ADD COLUMN missed_reminded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX appointment_missed ON appointment (missed_at) WHERE missed_at IS NOT NULL AND missed_answer IS NULL;
CREATE INDEX appointment_missed_by ON appointment (missed_by) WHERE missed_by IS NOT NULL;
