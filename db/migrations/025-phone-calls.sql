-- A phone call that a colleague noted: what it was about, how it ended, and about whom, or about nobody.
CREATE TABLE phone_call (
  id uuid PRIMARY KEY,
  -- who had it; none once their account is gone
  staff_id uuid REFERENCES staff_account ON DELETE SET NULL,
  at timestamptz NOT NULL,
  -- about a person with an account, about a request, or about neither
  person_id uuid REFERENCES person ON DELETE CASCADE,
  submission_id uuid REFERENCES submission ON DELETE CASCADE,
  topic text NOT NULL CHECK (topic IN ('request', 'membership', 'appointment', 'payment', 'advice', 'other')),
  outcome text NOT NULL CHECK (outcome IN ('answered', 'call-back', 'passed-on', 'request-made', 'nothing')),
  note text CHECK (char_length(note) BETWEEN 1 AND 1000),
  corrected_at timestamptz,
  -- within a minute, by who noted it: then nothing in it says any more about whom it was
  taken_back_at timestamptz,
  CONSTRAINT phone_call_about_one CHECK (num_nonnulls(person_id, submission_id) <= 1),
  CONSTRAINT phone_call_taken_back CHECK (
    taken_back_at IS NULL OR num_nonnulls(person_id, submission_id, note) = 0
  )
);
-- those of a day, and those that are past their term
CREATE INDEX phone_call_at ON phone_call (at);
CREATE INDEX phone_call_staff ON phone_call (staff_id, at) WHERE staff_id IS NOT NULL;
CREATE INDEX phone_call_person ON phone_call (person_id, at) WHERE person_id IS NOT NULL;
CREATE INDEX phone_call_submission ON phone_call (submission_id, at) WHERE submission_id IS NOT NULL;
