-- Answers to one question are looked up together: what they differ by gets a column of its own.
DROP TABLE partner_memory;
CREATE UNLOGGED TABLE partner_memory (
  partner text NOT NULL,
  -- a keyed hash: a question may hold the place of a home
  question bytea NOT NULL,
  detail text NOT NULL DEFAULT '',
  answer jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (partner, question, detail)
);
CREATE INDEX partner_memory_seen_at ON partner_memory (seen_at);
