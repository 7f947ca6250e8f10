-- The trail also tells of log-ins, failed ones, log-outs, downloads and commands of staff. What may come by the hundred
-- is one row a minute per action and subject, with a count, so that a flood of it does not fill the disk.
ALTER TABLE audit
  ADD COLUMN times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  -- the minute that a row counts; none for what is written row by row
  ADD COLUMN minute timestamptz,
  -- a stable word about what it was done to (the codename of a document), never an answer, a name or an address
  ADD COLUMN detail text;
CREATE UNIQUE INDEX audit_counted ON audit (action, subject_id, person_id, minute) NULLS NOT DISTINCT
  WHERE minute IS NOT NULL;
-- one's own trail, and what the sweep removes
CREATE INDEX audit_person ON audit (person_id, at) WHERE person_id IS NOT NULL;
CREATE INDEX audit_at ON audit (at);
