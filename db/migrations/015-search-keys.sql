-- outside a transaction: a table is filled from all requests, and no lock on those may last as long as that takes

-- Words by which the office finds a request: folded copies of its reference and of the names, addresses and numbers in it. What
-- only the account says on which it stands (a name, a member number) goes with that account.
CREATE TABLE IF NOT EXISTS staff_search (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reference', 'name', 'email', 'address', 'member', 'phone')),
  word text NOT NULL,
  -- as the request has it, so that the newest requests of a word are the first in the index
  received_at timestamptz NOT NULL,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  PRIMARY KEY (submission_id, kind, word)
);

-- A word, or what begins with it: the operators of text_pattern_ops compare bytes, so no sign of it is a wildcard.
CREATE INDEX IF NOT EXISTS staff_search_word ON staff_search (word text_pattern_ops, received_at DESC, submission_id, kind);

-- for whoever removes an account
CREATE INDEX IF NOT EXISTS staff_search_person ON staff_search (person_id) WHERE person_id IS NOT NULL;

-- Requests whose words are still to be written: those of before. A job does that, as it knows how words are folded.
CREATE TABLE IF NOT EXISTS staff_search_due (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE
);

INSERT INTO staff_search_due (submission_id) SELECT submission_id FROM request_work ON CONFLICT DO NOTHING;
