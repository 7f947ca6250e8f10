-- Who works for the association, apart from its members: a colleague who is a member has an account of each.
CREATE TABLE staff_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (char_length(email) <= 254),
  -- as colleagues and the trail show it
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  roles text[] NOT NULL
    CHECK (roles <@ ARRAY['member-service', 'adviser', 'editor', 'finance', 'operator']),
  -- the desks of an adviser, by their keys in the settings
  desks text[] NOT NULL DEFAULT '{}' CHECK (cardinality(desks) <= 20),
  -- argon2id in PHC form; none until the invitation is accepted
  password_hash text,
  -- the shared secret of the app with codes (RFC 6238), encrypted; none while there is no such app
  totp_locked text,
  -- the number of the last half minute whose code was used: a code works once, over all processes
  totp_used bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- since when somebody works here no more; the name stays in the trail
  left_at timestamptz,
  -- loaded as sandbox data; production refuses to start while one exists
  demo boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX staff_account_email ON staff_account (lower(email)) WHERE left_at IS NULL;

-- A passkey (WebAuthn) as the second factor.
CREATE TABLE staff_passkey (
  -- the id of the credential, in base64url
  id text PRIMARY KEY CHECK (char_length(id) <= 1400),
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  public_key bytea NOT NULL,
  -- counts uses; one that goes back is a copy of the key
  counter bigint NOT NULL DEFAULT 0,
  -- what its owner calls it
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_passkey_staff ON staff_passkey (staff_id);

-- Codes for whoever lost the second factor. Each works once; its hash goes with its use.
CREATE TABLE staff_recovery_code (
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
);

-- The link by which somebody who was invited, or whose second factor was reset, chooses a password. It works once. The link has
-- a signature beside the id, so whoever reads this table cannot make one.
CREATE TABLE staff_invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_invitation_staff ON staff_invitation (staff_id);

CREATE TABLE staff_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- the last use, to the minute
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- when the second factor was last given; none while only the password was, which opens nothing
  factor_at timestamptz,
  -- what a passkey has to sign, once
  challenge text,
  -- the browser as it names itself, and the network that the session began in, so that its owner knows which one it is
  device text NOT NULL CHECK (char_length(device) <= 120),
  place text NOT NULL CHECK (char_length(place) <= 60)
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);
CREATE INDEX staff_session_expires_at ON staff_session (expires_at);

-- What one member of staff asks for and another approves: an account, other roles, a second factor that was lost. The database
-- keeps the two apart.
CREATE TABLE staff_approval (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the verb that runs once it is approved: `staff.invite`
  verb text NOT NULL CHECK (char_length(verb) <= 60),
  given jsonb NOT NULL,
  -- why, in the words of who asks
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  asked_by uuid NOT NULL REFERENCES staff_account,
  asked_at timestamptz NOT NULL,
  -- none while it waits
  decided_by uuid REFERENCES staff_account,
  decided_at timestamptz,
  approved boolean,
  CONSTRAINT staff_approval_four_eyes CHECK (approved IS NOT TRUE OR decided_by <> asked_by),
  CONSTRAINT staff_approval_decided
    CHECK ((decided_by IS NULL) = (decided_at IS NULL) AND (decided_at IS NULL) = (approved IS NULL))
);
CREATE INDEX staff_approval_waits ON staff_approval (asked_at) WHERE decided_at IS NULL;
CREATE INDEX staff_approval_asked_by ON staff_approval (asked_by);
CREATE INDEX staff_approval_decided_by ON staff_approval (decided_by) WHERE decided_by IS NOT NULL;

-- The trail tells which member of staff looked or acted, in which roles and why; `subject_id` is whose data it was, and
-- `submission_id` the request, by which a sender without an account finds it.
ALTER TABLE audit
  ADD COLUMN staff_id uuid,
  ADD COLUMN roles text CHECK (char_length(roles) <= 60),
  ADD COLUMN reason text CHECK (char_length(reason) <= 60),
  ADD COLUMN submission_id uuid;
CREATE INDEX audit_staff ON audit (staff_id, at) WHERE staff_id IS NOT NULL;
CREATE INDEX audit_submission ON audit (submission_id, at) WHERE submission_id IS NOT NULL;
-- what an operator reads: all that staff did, and what was tried at their door. It is a small part of the trail.
CREATE INDEX audit_office ON audit (at, id) WHERE staff_id IS NOT NULL OR action LIKE 'staff%';

-- The role that serves adds rows to the trail and reads them. It changes and removes none by itself: counting up what comes by
-- the hundred, and removing what is past its term, are functions of the owner.
CREATE FUNCTION count_in_trail(
  at timestamptz, action text, subject_id uuid, person_id uuid, request_id text, minute timestamptz
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO audit (at, action, subject_id, person_id, request_id, minute)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (action, subject_id, person_id, minute) WHERE minute IS NOT NULL
  DO UPDATE SET times = least(audit.times, 2147483646) + 1
$$;

-- Removes at most `most` rows older than two years, whatever is asked: the term of `core/rules/retention.ts`.
CREATE FUNCTION forget_trail(before timestamptz, most integer) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH old AS (
    SELECT id FROM audit WHERE at < least($1, now() - interval '2 years') ORDER BY at LIMIT $2
  ), gone AS (DELETE FROM audit USING old WHERE audit.id = old.id RETURNING 1)
  SELECT count(*) FROM gone
$$;

-- Staff have accounts of their own; nothing of a person's account opens the office.
ALTER TABLE person DROP COLUMN staff;
