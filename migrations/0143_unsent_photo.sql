-- A photo is uploaded first and sent later, with a message, the result of the work or a dispute
-- (docs/decisions/081-photos-in-chat.md). Null once it is sent. Only its sender sees an unsent photo.
ALTER TABLE chat_photo ADD COLUMN unsent_for TEXT CHECK (unsent_for IN ('message', 'result', 'dispute'));
-- An upload arrives once under one id.
ALTER TABLE chat_photo ADD COLUMN client_id TEXT;
-- Its place among the photos that were sent together.
ALTER TABLE chat_photo ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX chat_photo_once ON chat_photo (chat_id, user_id, client_id) WHERE client_id IS NOT NULL AND removed_at IS NULL;
CREATE INDEX chat_photo_unsent ON chat_photo (created_at) WHERE unsent_for IS NOT NULL AND removed_at IS NULL;
