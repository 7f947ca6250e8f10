-- The life of a request: what happened to it, the state that came of that, and the moments that it asks for.
ALTER TABLE submission
  -- as its sender is shown it; changes only with a row in submission_event
  ADD COLUMN state text NOT NULL DEFAULT 'received',
  -- looked at in 082, since that takes as long as there are rows
  ADD CONSTRAINT submission_state
    CHECK (state IN ('received', 'passed-on', 'confirmed', 'failed', 'withdrawn', 'refused')) NOT VALID;

CREATE TABLE submission_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- in one word; what each kind of request knows stands with its feature
  event text NOT NULL,
  -- a visitor is not logged in, a person is, staff give a command, the system does jobs
  actor text NOT NULL CHECK (actor IN ('visitor', 'person', 'staff', 'system')),
  -- as audit has it: of the call, or who typed the command; none for a job and for what happened before this table
  request_id text,
  -- words and numbers; no answers
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX submission_event_submission ON submission_event (submission_id, id);

CREATE TABLE appointment (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- from 1, in the order of the request
  number integer NOT NULL,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- by who comes; until then it is only asked for
  confirmed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (submission_id, number),
  CONSTRAINT appointment_span CHECK (starts < ends)
);
