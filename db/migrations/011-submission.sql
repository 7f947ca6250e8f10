-- What visitors sent in: the parsed request, and the questions and answers as they were shown.
CREATE TABLE submission (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  reference text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  person_id uuid REFERENCES person ON DELETE SET NULL,
  request jsonb NOT NULL,
  document jsonb NOT NULL,
  -- what staff should look at, in stable words
  flags text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX submission_received_at ON submission (received_at);

-- Everything that has to reach somebody because of a submission, each exactly once by key.
CREATE TABLE delivery (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  partner text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'refused')),
  partner_reference text,
  -- why the last try failed, in one word
  last_reason text,
  delivered_at timestamptz,
  PRIMARY KEY (submission_id, partner)
);
CREATE INDEX delivery_waiting ON delivery (partner) WHERE state <> 'delivered';

-- Who did what to which row. Holds no answers.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  subject_id uuid,
  person_id uuid,
  request_id text NOT NULL
);
CREATE INDEX audit_subject ON audit (subject_id);

-- What a call with an Idempotency-Key answered (decision 8).
CREATE TABLE idempotency (
  call text NOT NULL,
  key uuid NOT NULL,
  body_hash bytea NOT NULL,
  -- the try that may write the outcome; another one takes over once its lease is over
  claim uuid NOT NULL,
  lease_until timestamptz NOT NULL,
  status smallint,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (call, key)
);
CREATE INDEX idempotency_created_at ON idempotency (created_at);
