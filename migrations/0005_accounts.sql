-- Kinds of client an account was used from; a login from another kind is told by mail. '' is no known kind.
CREATE TABLE known_client (
  user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  client_type TEXT NOT NULL,
  PRIMARY KEY (user_id, client_type)
) WITHOUT ROWID;

-- Partners by the id in their links.
CREATE INDEX user_partner ON user (partner_id) WHERE roles <> '';
