-- What staff corrected an answer of a request to. It stands beside the frozen answer (submission.summary), which never changes:
-- of one answer the last row counts, and all of them stay.
CREATE TABLE request_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- which answer: its place among those that staff read of the frozen summary, from 0
  position integer NOT NULL CHECK (position >= 0),
  value text NOT NULL CHECK (char_length(value) BETWEEN 1 AND 1000),
  -- how we know, by a fixed word (core/staff/reasons.ts)
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 60),
  -- none once the account of who did it is gone
  staff_id uuid REFERENCES staff_account ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX request_correction_submission ON request_correction (submission_id, id);
CREATE INDEX request_correction_staff ON request_correction (staff_id) WHERE staff_id IS NOT NULL;
