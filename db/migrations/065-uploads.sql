-- Limits on uploads that no request has claimed count per session, per internet address and in all.
ALTER TABLE file
  -- a keyed hash of the address it came from, only to count by
  ADD COLUMN caller bytea,
  -- once a request has claimed it nothing is counted, so the address is forgotten
  ADD CONSTRAINT file_caller_of_unclaimed CHECK (submission_id IS NULL OR caller IS NULL);
