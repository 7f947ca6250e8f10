-- What staff did with a request, in their own words; only they read it.
ALTER TABLE submission_event
  ADD COLUMN note text,
  -- rows of before have none
  ADD CONSTRAINT submission_event_note CHECK (length(note) BETWEEN 1 AND 1000) NOT VALID;
