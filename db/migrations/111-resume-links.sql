-- A form that somebody keeps with us, to go on with it later or on another device. It is opened by its link together with
-- its address, or by the person whose it is. The answers are encrypted, without what may never be kept; they go when the
-- form is sent, and the row with its term. Other kinds of links that one goes on by (a quote) come to this table.
CREATE TABLE resume_link (
  id uuid PRIMARY KEY,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  -- Keyed hash of the address in lower case, by which a link is opened; the address itself is encrypted, for a reminder.
  address_hash bytea NOT NULL,
  address_locked text,
  funnel text NOT NULL,
  path text NOT NULL,
  title text NOT NULL,
  answers_locked text,
  -- How often it was opened, by which who saves shows to be the one who opened it last.
  openings integer NOT NULL DEFAULT 0,
  kept_at timestamptz NOT NULL,
  opened_at timestamptz,
  expires_at timestamptz NOT NULL,
  reminded_at timestamptz,
  sent_at timestamptz,
  reference text
);
CREATE INDEX resume_link_person ON resume_link (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX resume_link_address ON resume_link (address_hash);
CREATE INDEX resume_link_expires ON resume_link (expires_at);
CREATE INDEX resume_link_unreminded ON resume_link (expires_at) WHERE reminded_at IS NULL AND sent_at IS NULL;
