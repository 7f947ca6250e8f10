-- A request keeps a keyed hash of the internet address that it came from for a week, so that staff can undo in one act
-- what one stranger booked under many names.
ALTER TABLE submission ADD COLUMN caller bytea;
CREATE INDEX submission_caller ON submission (caller) WHERE caller IS NOT NULL;
