-- Mandates for direct debit that were replaced or whose account is gone, and what replaced them. Kept for the books.
CREATE TABLE mandate (
  reference text PRIMARY KEY,
  relation_id text NOT NULL,
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- locked by the vault
  iban_locked text NOT NULL,
  -- what its giver agreed with on the site; none when it was given before or inside a request, which keeps its own
  version text,
  wording text,
  given_at timestamptz NOT NULL,
  -- from when on nothing is collected by it
  ended_at timestamptz
);
CREATE INDEX mandate_person ON mandate (person_id) WHERE person_id IS NOT NULL;
