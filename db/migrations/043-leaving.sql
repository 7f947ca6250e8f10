-- Who leaves, and when; and tickets by which the community gets to know somebody.
CREATE TABLE cancellation (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  -- whose membership ends; none until staff have matched it (decision 28)
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- the number of that membership; never what somebody typed
  relation_id text CHECK (relation_id ~ '^[0-9]{1,8}$'),
  -- the last day with membership
  last_day date,
  received_at timestamptz NOT NULL,
  matched_at timestamptz,
  withdrawn_at timestamptz,
  CONSTRAINT cancellation_matched CHECK (
    (matched_at IS NULL AND relation_id IS NULL AND last_day IS NULL AND withdrawn_at IS NULL)
    OR (matched_at IS NOT NULL AND relation_id IS NOT NULL AND last_day IS NOT NULL)
  )
);
-- a year of membership is cancelled once
CREATE UNIQUE INDEX cancellation_running ON cancellation (relation_id, last_day) WHERE withdrawn_at IS NULL;
CREATE INDEX cancellation_person ON cancellation (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX cancellation_to_match ON cancellation (received_at) WHERE matched_at IS NULL;

-- Worth nothing after a minute, so worth nothing after a crash or in a backup.
CREATE UNLOGGED TABLE community_ticket (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX community_ticket_expires_at ON community_ticket (expires_at);
