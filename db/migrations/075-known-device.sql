-- Browsers in which somebody logged in to an account before. Wrong passwords from such a browser are counted apart, so
-- that a stranger's guesses do not lock its owner out. The cookie's token stands here as a hash.
CREATE TABLE known_device (
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- the last time that somebody logged in with it
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, token_hash)
);
CREATE INDEX known_device_seen_at ON known_device (seen_at);
