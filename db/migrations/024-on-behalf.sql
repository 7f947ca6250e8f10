-- A colleague fills a form in for who calls (ADR 106). The row is what marks the request that came of it, and goes with that
-- request; one of which nothing came goes within the hour after its end.
CREATE TABLE on_behalf (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- none once their account is removed, two years after they left
  staff_id uuid REFERENCES staff_account ON DELETE SET NULL,
  -- who calls, as the colleague heard it: `mevrouw de Vries`
  caller_name text NOT NULL CHECK (char_length(caller_name) BETWEEN 2 AND 100),
  -- the account of who calls, where their member number or e-mail address named one
  person_id uuid REFERENCES person ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- when it was sent, stopped, or another one was begun; none while it runs
  ended_at timestamptz,
  submission_id uuid UNIQUE REFERENCES submission ON DELETE CASCADE,
  CONSTRAINT on_behalf_sent CHECK (submission_id IS NULL OR ended_at IS NOT NULL)
);
-- one at a time of each colleague
CREATE UNIQUE INDEX on_behalf_running ON on_behalf (staff_id) WHERE ended_at IS NULL;
CREATE INDEX on_behalf_staff ON on_behalf (staff_id);
CREATE INDEX on_behalf_person ON on_behalf (person_id) WHERE person_id IS NOT NULL;
-- what the sweep removes
CREATE INDEX on_behalf_unsent ON on_behalf (ends_at) WHERE submission_id IS NULL;

-- Its wording was read aloud by phone, and the yes was heard by a colleague.
ALTER TABLE consent ADD COLUMN read_aloud boolean NOT NULL DEFAULT false;
