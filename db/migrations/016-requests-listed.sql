-- outside a transaction

-- The list of all requests, the newest first, by what stands in `request_work` or in `submission`: each filter has an index that
-- gives its rows in the order of the list.

-- in the place of the one that found the rows of an owner in no order
DROP INDEX IF EXISTS request_work_owner;

CREATE INDEX CONCURRENTLY request_work_owner ON request_work (owner, received_at, submission_id) WHERE owner IS NOT NULL;

DROP INDEX IF EXISTS submission_state_received;

CREATE INDEX CONCURRENTLY submission_state_received ON submission (state, received_at, id);

DROP INDEX IF EXISTS submission_flagged;

-- few requests have a flag
CREATE INDEX CONCURRENTLY submission_flagged ON submission (received_at, id) WHERE flags <> '{}';
