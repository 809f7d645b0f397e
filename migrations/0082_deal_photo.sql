-- What a photo of a chat shows when it came without a message: the result of the work, or what is wrong in a dispute.
ALTER TABLE chat_photo ADD COLUMN about TEXT CHECK (about IN ('result', 'dispute'));
CREATE INDEX chat_photo_about ON chat_photo (chat_id) WHERE about IS NOT NULL;
