-- outside a transaction: an index of a large table is made while others write to it.
DROP INDEX IF EXISTS submission_open;

-- what nobody has seen to yet, by kind: for staff and for the metrics
CREATE INDEX CONCURRENTLY submission_open ON submission (kind, received_at) WHERE state = 'received';

ALTER TABLE submission VALIDATE CONSTRAINT submission_state;
