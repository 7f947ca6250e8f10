-- Whose turn it is between the association and the sender of a request: 'asked' while we wait for the sender, 'answered' while a
-- message of theirs waits for us. All that stand are neither, so the rule is not held against a million rows.
ALTER TABLE request_work ADD COLUMN conversation text, ADD COLUMN conversation_at timestamptz;
ALTER TABLE request_work ADD CONSTRAINT request_work_conversation
  CHECK (conversation IN ('asked', 'answered') AND conversation_at IS NOT NULL OR conversation IS NULL) NOT VALID;

-- What was written between the association and the sender of a request. No mail holds it: a mail says that there is a message.
CREATE TABLE request_message (
  id uuid PRIMARY KEY,
  -- in the order in which they came; two may be of one instant
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- the colleague who wrote it; null for one of the sender
  staff_id uuid REFERENCES staff_account,
  -- what went with it: 'message', 'ask', 'done' or 'refuse' of ours, 'answer' of theirs
  act text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  -- when the other side first had it before them
  read_at timestamptz,
  CHECK ((act = 'answer') = (staff_id IS NULL))
);
CREATE INDEX request_message_submission ON request_message (submission_id, number);
CREATE INDEX request_message_staff ON request_message (staff_id) WHERE staff_id IS NOT NULL;

-- An act that mails the sender of a request stands here for a minute first. Until a job carries it out nothing of it has happened,
-- so who takes it back leaves no trace at the sender. One of each request: a second one waits until the first is gone.
CREATE TABLE waiting_act (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL UNIQUE REFERENCES submission ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_account,
  act text NOT NULL CHECK (act IN ('message', 'ask', 'done', 'refuse')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  -- ids of rows of `file` that go along
  files uuid[] NOT NULL DEFAULT '{}',
  -- by which its row in the trail says who did it
  request_id text NOT NULL,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX waiting_act_staff ON waiting_act (staff_id);

-- What a colleague is writing to the sender of a request. It stays when a tab is closed.
CREATE TABLE reply_draft (
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff_account,
  act text NOT NULL CHECK (act IN ('message', 'ask', 'done', 'refuse')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, staff_id)
);
CREATE INDEX reply_draft_staff ON reply_draft (staff_id);

-- A file that came with a message, not with the request itself. One of ours was uploaded by `staff_id`, and stands with the
-- request while its message is being written.
ALTER TABLE file ADD COLUMN message_id uuid REFERENCES request_message, ADD COLUMN staff_id uuid REFERENCES staff_account;
CREATE INDEX file_staff ON file (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX file_message ON file (message_id) WHERE message_id IS NOT NULL;

-- few requests are in the middle of a conversation: those of the list, the newest first
CREATE INDEX request_work_conversation ON request_work (conversation, received_at, submission_id)
  WHERE conversation IS NOT NULL;

-- what waits for its sender, the longest first
CREATE INDEX request_work_asked ON request_work (conversation_at, submission_id) WHERE conversation = 'asked';
CREATE INDEX file_unsent ON file (created_at) WHERE staff_id IS NOT NULL AND message_id IS NULL;

-- where an answer to a mail goes, as the sandbox of the mail server received it
ALTER TABLE sandbox_message ADD COLUMN reply_to text;
