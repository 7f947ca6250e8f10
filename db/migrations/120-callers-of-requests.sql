-- outside a transaction: indexes of large tables are made while others write to them.
-- A request keeps a keyed hash of the internet address that it came from for a week, so that staff can undo in one act
-- what one stranger booked under many names.
ALTER TABLE submission ADD COLUMN IF NOT EXISTS caller bytea;

DROP INDEX IF EXISTS submission_caller;

CREATE INDEX CONCURRENTLY submission_caller ON submission (caller) WHERE caller IS NOT NULL;
