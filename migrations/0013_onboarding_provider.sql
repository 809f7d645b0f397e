-- By which provider this name of an identity check was given: it means nothing to another, and money is paid out by it.
ALTER TABLE onboarding ADD COLUMN provider TEXT NOT NULL DEFAULT 'sandbox';
