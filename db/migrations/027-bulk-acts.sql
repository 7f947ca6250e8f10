-- One act with several requests at once: a job carries it out, request by request, and each has a row with what came of it. So a job
-- that was killed goes on where it was, and whoever began it reads of each request what happened, or why not.
CREATE TABLE bulk_act (
  -- given before it begins: whoever sends the same twice began it once
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  -- the act by its word, `claim`
  action text NOT NULL CHECK (char_length(action) BETWEEN 1 AND 40),
  -- what it is given beside the requests: `to`, `desk`, `note`. A note is about people, and goes as soon as every row has its result.
  given jsonb NOT NULL CHECK (jsonb_typeof(given) = 'object' AND char_length(given::text) <= 4000),
  made_at timestamptz NOT NULL,
  -- set once every row has its result
  ended_at timestamptz,
  CONSTRAINT bulk_act_note_goes CHECK (ended_at IS NULL OR NOT given ? 'note')
);
CREATE INDEX bulk_act_staff ON bulk_act (staff_id, made_at DESC);
-- for the sweep
CREATE INDEX bulk_act_made ON bulk_act (made_at);

CREATE TABLE bulk_act_item (
  bulk_act_id uuid NOT NULL REFERENCES bulk_act ON DELETE CASCADE,
  submission_id uuid NOT NULL REFERENCES submission ON DELETE CASCADE,
  -- its place among the others, in the order in which they were chosen
  position integer NOT NULL,
  -- the version of the request that was seen
  version integer NOT NULL,
  -- refused: it could not be done with this request, as its sentence says. failed: a mistake of the site
  result text NOT NULL DEFAULT 'waiting' CHECK (result IN ('waiting', 'done', 'refused', 'failed')),
  sentence text CHECK (char_length(sentence) <= 400),
  at timestamptz,
  PRIMARY KEY (bulk_act_id, submission_id),
  CONSTRAINT bulk_act_item_result CHECK ((result = 'waiting') = (at IS NULL)),
  CONSTRAINT bulk_act_item_says_why CHECK ((result IN ('refused', 'failed')) = (sentence IS NOT NULL))
);
CREATE INDEX bulk_act_item_submission ON bulk_act_item (submission_id);
