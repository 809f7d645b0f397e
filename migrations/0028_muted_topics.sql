-- What somebody wants no pushes or mails about: topics of app/domain/notification.ts.
ALTER TABLE user ADD COLUMN muted_push TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(muted_push));
ALTER TABLE user ADD COLUMN muted_email TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(muted_email));
