-- A cancellation that belongs to no membership which can end by it: staff said so, and why.
ALTER TABLE cancellation
  ADD COLUMN refused_at timestamptz,
  -- one of the words that `npm run cancellations refuse` takes
  ADD COLUMN refused_because text,
  ADD CONSTRAINT cancellation_refused CHECK (
    (refused_at IS NULL) = (refused_because IS NULL) AND (refused_at IS NULL OR matched_at IS NULL)
  );
DROP INDEX cancellation_to_match;
CREATE INDEX cancellation_to_match ON cancellation (received_at) WHERE matched_at IS NULL AND refused_at IS NULL;
