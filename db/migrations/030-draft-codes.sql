-- A form that somebody is filling in, as staff open it by the code on the visitor's screen while they are on the phone. It
-- stands for a quarter of an hour and goes with its first use; nobody can read the code or the answers from the row.
CREATE TABLE draft_code (
  id uuid PRIMARY KEY,
  -- keyed hash of the code
  code_hash bytea NOT NULL UNIQUE,
  -- who was logged in, so that they read in their own trail that it was opened
  person_id uuid REFERENCES person ON DELETE CASCADE,
  -- the form, and the page of the site on which it was filled in
  funnel text NOT NULL,
  path text NOT NULL,
  answers_locked text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX draft_code_expires_at ON draft_code (expires_at);
CREATE INDEX draft_code_person ON draft_code (person_id) WHERE person_id IS NOT NULL;
