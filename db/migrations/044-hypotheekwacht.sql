-- Whose mortgage is watched, and through whom it was asked.
CREATE TABLE hypotheekwacht (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  -- 0 the association itself, 1 the insurer that works with us
  partner smallint NOT NULL CHECK (partner IN (0, 1)),
  since date NOT NULL,
  -- the first day on which it is not watched any more; none while it goes on
  ends date,
  submission_id uuid UNIQUE REFERENCES submission ON DELETE SET NULL
);
CREATE UNIQUE INDEX hypotheekwacht_running ON hypotheekwacht (person_id, partner) WHERE ends IS NULL;
