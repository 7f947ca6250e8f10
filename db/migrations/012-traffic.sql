-- Limits that hold across processes. Not worth a log: a crash forgives everybody.
CREATE UNLOGGED TABLE rate_limit (
  -- a keyed hash: no address and no recipient stands here
  key bytea PRIMARY KEY,
  -- the moment at which this caller's allowance is full again
  full_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_full_at ON rate_limit (full_at);

-- Funnel events per day, without cookies or personal data (decision 52).
CREATE TABLE funnel_event (
  day date NOT NULL,
  funnel text NOT NULL,
  number smallint NOT NULL,
  step text NOT NULL,
  membership_status text NOT NULL,
  outcome text NOT NULL,
  times bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (day, funnel, number, step, membership_status, outcome)
);

-- Uploads. The bytes stand in the files port under the same id.
CREATE TABLE file (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- the submission that it belongs to; unclaimed files are removed after 2 days
  submission_id uuid REFERENCES submission ON DELETE CASCADE
);
CREATE INDEX file_unclaimed ON file (created_at) WHERE submission_id IS NULL;

-- The last good answer of a partner, for the moment at which it is away.
CREATE UNLOGGED TABLE partner_memory (
  partner text NOT NULL,
  question text NOT NULL,
  answer jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (partner, question)
);
CREATE INDEX partner_memory_seen_at ON partner_memory (seen_at);
