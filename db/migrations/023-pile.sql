-- outside a transaction

-- Until when a request is somebody's who took it from the pile: it then lies there again by itself. Null where it is nobody's, or
-- somebody's for good. A column without a default rewrites no row.
ALTER TABLE request_work ADD COLUMN IF NOT EXISTS claimed_until timestamptz;

-- an index that a broken run left behind is not valid
DROP INDEX IF EXISTS request_work_claimed_until;

-- the claims that end: a few of each colleague
CREATE INDEX CONCURRENTLY request_work_claimed_until ON request_work (claimed_until) WHERE open AND claimed_until IS NOT NULL;

DROP INDEX IF EXISTS request_work_pile;

-- The pile, all of it and of one desk, the first promise first: what is nobody's, and what may be so again in a while. The indexes
-- of all that is open have to pass over what colleagues took, which stands before it.
CREATE INDEX CONCURRENTLY request_work_pile ON request_work (due_on, submission_id)
  WHERE open AND (owner IS NULL OR claimed_until IS NOT NULL);

DROP INDEX IF EXISTS request_work_pile_desk;

CREATE INDEX CONCURRENTLY request_work_pile_desk ON request_work (desk, due_on, submission_id)
  WHERE open AND (owner IS NULL OR claimed_until IS NOT NULL);

-- When a colleague is not there. It says nothing of why: an illness is nobody's business here.
CREATE TABLE IF NOT EXISTS staff_absence (
  -- one of each colleague at a time
  staff_id uuid PRIMARY KEY REFERENCES staff_account ON DELETE CASCADE,
  -- the first day and the last, both counted; none where nobody knows the last one yet
  from_day date NOT NULL,
  until_day date CHECK (until_day >= from_day),
  -- the id of who said so: they themselves, or a colleague
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL
);
