-- What was sent in, whom it has to reach, and what happened to it.

-- The parsed request, and the questions and answers as they were shown.
CREATE TABLE submission (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  reference text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL,
  person_id uuid REFERENCES person ON DELETE SET NULL,
  -- A request that was made without logging in finds the account of its sender by the confirmed e-mail address: in lower
  -- case, and only of a request that has never been on an account, so that none comes back after that is deleted.
  sender_email text,
  -- since when it stands on an account that its sender was not logged in with
  attached_at timestamptz,
  request jsonb NOT NULL,
  document jsonb NOT NULL,
  -- what staff should look at, in stable words
  flags text[] NOT NULL DEFAULT '{}',
  -- as its sender is shown it; changes only with a row in submission_event
  state text NOT NULL DEFAULT 'received',
  -- Which desk sees to it where that differs within its kind: a question by its subject, a form by what its editors say.
  -- Without one it is the desk of its kind.
  desk text,
  -- A keyed hash of the internet address that it came from, kept for a week, so that staff can undo in one act what one
  -- stranger booked under many names.
  caller bytea,
  CONSTRAINT submission_state
    CHECK (state IN ('received', 'passed-on', 'confirmed', 'failed', 'withdrawn', 'refused'))
);
CREATE INDEX submission_received_at ON submission (received_at);
CREATE INDEX submission_person ON submission (person_id, received_at) WHERE person_id IS NOT NULL;
CREATE INDEX submission_sender_email ON submission (sender_email) WHERE sender_email IS NOT NULL;
-- what nobody has seen to yet, by kind: for staff and for the metrics
CREATE INDEX submission_open ON submission (kind, received_at) WHERE state = 'received';
CREATE INDEX submission_caller ON submission (caller) WHERE caller IS NOT NULL;

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

-- The life of a request: what happened to it.
CREATE TABLE submission_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- in one word; what each kind of request knows stands with its feature
  event text NOT NULL,
  -- a visitor is not logged in, a person is, staff give a command, the system does jobs
  actor text NOT NULL CHECK (actor IN ('visitor', 'person', 'staff', 'system')),
  -- as audit has it: of the call, or who typed the command; none for a job
  request_id text,
  -- words and numbers; no answers
  facts jsonb NOT NULL DEFAULT '{}',
  -- what staff did with it, in their own words; only they read it
  note text,
  CONSTRAINT submission_event_note CHECK (length(note) BETWEEN 1 AND 1000)
);
CREATE INDEX submission_event_submission ON submission_event (submission_id, id);

-- Of which requests a desk was told by mail that they are there.
CREATE TABLE desk_notice (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  at timestamptz NOT NULL
);

-- A moment that a request asks for.
CREATE TABLE appointment (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- from 1, in the order of the request
  number integer NOT NULL,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- by who comes; until then it is only asked for
  confirmed boolean NOT NULL DEFAULT false,
  cancelled boolean NOT NULL DEFAULT false,
  -- how often it was changed, so that calendars take the newer file; and when
  sequence integer NOT NULL DEFAULT 0,
  changed_at timestamptz,
  -- until how many minutes before its begin who made it may move or cancel it, and how often it may still be moved, as it
  -- was told when it was made; null: it is changed by phone
  change_notice integer,
  moves_left integer,
  -- where it is, as it was told when it was made: an address, the link of a video call; null: by phone
  place text,
  PRIMARY KEY (submission_id, number),
  CONSTRAINT appointment_span CHECK (starts < ends),
  CONSTRAINT appointment_changes CHECK (
    num_nulls(change_notice, moves_left) IN (0, 2) AND coalesce(change_notice, 0) >= 0 AND coalesce(moves_left, 0) >= 0
  ),
  CONSTRAINT appointment_place CHECK (char_length(place) BETWEEN 1 AND 300)
);
CREATE INDEX appointment_starts ON appointment (starts) WHERE confirmed AND NOT cancelled;

-- Who was reminded of an appointment, by what: one row for an appointment as it stands after its last change.
CREATE TABLE appointment_reminder (
  submission_id uuid NOT NULL,
  number integer NOT NULL,
  -- of the appointment that it reminds of; one that moved since is reminded of anew
  sequence integer NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  planned_at timestamptz NOT NULL,
  -- when it was sent, or given up; what became of it stands with what happened to the request
  settled_at timestamptz,
  PRIMARY KEY (submission_id, number, sequence, channel),
  FOREIGN KEY (submission_id, number) REFERENCES appointment ON DELETE CASCADE
);

-- Which wording somebody agreed with, and when. It outlives the request that carried it, for as long as a membership or
-- its books lean on it.
CREATE TABLE consent (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  submission_id uuid,
  legal_text text NOT NULL,
  version text NOT NULL,
  wording text NOT NULL,
  given_at timestamptz NOT NULL,
  -- the member number of the membership that came of it, of a person or of an association
  relation_id text,
  -- a membership goes with the account that is deleted; what was agreed to stays for the books from then on
  ended_at timestamptz,
  CONSTRAINT consent_submission FOREIGN KEY (submission_id) REFERENCES submission ON DELETE SET NULL
);
CREATE UNIQUE INDEX consent_of_submission ON consent (submission_id, legal_text);
CREATE INDEX consent_relation_id ON consent (relation_id) WHERE relation_id IS NOT NULL;

-- Uploads. The bytes stand in the files port under the same id.
CREATE TABLE file (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- the submission that it belongs to; unclaimed files are removed after 2 days
  submission_id uuid REFERENCES submission ON DELETE CASCADE,
  -- A keyed hash of the internet address that it came from, only to count by, whether a request claimed it or not: else
  -- whoever sends each one along fills the disk. After a week a sweep forgets it.
  caller bytea
);
CREATE INDEX file_unclaimed ON file (created_at) WHERE submission_id IS NULL;
CREATE INDEX file_submission ON file (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX file_caller ON file (caller) WHERE caller IS NOT NULL;

-- Documents that were made for a request: a receipt, a report. They stay as they were made, and go with their request.
CREATE TABLE made_document (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- one of each kind
  kind text NOT NULL,
  -- name of the file
  name text NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 5000000),
  made_at timestamptz NOT NULL,
  CONSTRAINT made_document_kind UNIQUE (submission_id, kind)
);

-- Who did what to which row. Holds no answers. What may come by the hundred (log-ins, failed ones, downloads) is one row a
-- minute per action and subject, with a count, so that a flood of it does not fill the disk.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  subject_id uuid,
  person_id uuid,
  request_id text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  -- the minute that a row counts; none for what is written row by row
  minute timestamptz,
  -- a stable word about what it was done to (the codename of a document), never an answer, a name or an address
  detail text
);
CREATE INDEX audit_subject ON audit (subject_id);
CREATE UNIQUE INDEX audit_counted ON audit (action, subject_id, person_id, minute) NULLS NOT DISTINCT
  WHERE minute IS NOT NULL;
-- one's own trail, and what the sweep removes
CREATE INDEX audit_person ON audit (person_id, at) WHERE person_id IS NOT NULL;
CREATE INDEX audit_at ON audit (at);

-- What a call with an Idempotency-Key answered (decision 8).
CREATE TABLE idempotency (
  call text NOT NULL,
  key uuid NOT NULL,
  body_hash bytea NOT NULL,
  -- the try that may write the outcome; another one takes over once its lease is over
  claim uuid NOT NULL,
  lease_until timestamptz NOT NULL,
  status smallint,
  -- json: a repeated call gets the same bytes, and jsonb would sort the fields of an answer
  answer json,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (call, key)
);
CREATE INDEX idempotency_created_at ON idempotency (created_at);
