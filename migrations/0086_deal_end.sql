-- How the deal of an accepted bid ended other than by approval, as JSON (app/domain/deal-end.ts): who ended it, and where the money went.
ALTER TABLE bid ADD COLUMN deal_end TEXT;
