-- A file with requests that a colleague asked for: a job makes it, and a day later it is gone. The content stands with the
-- uploads, under an id that is in no answer; only who asked for it can have it sent.
CREATE TABLE export_job (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  -- words by which the list of requests is narrowed, `{"kind": "handyman.book", "open": "ja"}`: no name, no answer, no search
  filters jsonb NOT NULL CONSTRAINT export_job_known_words CHECK (
    jsonb_typeof(filters) = 'object' AND char_length(filters::text) <= 1000
    AND filters - '{kind,state,desk,owner,open,flag,from,until}'::text[] = '{}'::jsonb
  ),
  -- a word of the list of reasons, as the trail has it
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 60),
  made_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'ready', 'failed')),
  -- why it failed, in one word
  problem text CHECK (char_length(problem) BETWEEN 1 AND 60),
  -- under which id the content stands with the uploads. It is noted before the content is there, so that a job that was killed
  -- leaves none behind that nobody knows of.
  file uuid,
  rows integer CHECK (rows >= 0),
  bytes integer CHECK (bytes > 0),
  -- until when it can be sent; the hourly sweep then removes it
  ends_at timestamptz NOT NULL,
  CONSTRAINT export_job_ready CHECK (
    (state = 'ready') = (rows IS NOT NULL) AND (state = 'ready') = (bytes IS NOT NULL)
    AND (state <> 'ready' OR file IS NOT NULL) AND (state = 'failed') = (problem IS NOT NULL)
  )
);
-- one at a time is made for one colleague
CREATE UNIQUE INDEX export_job_one_at_a_time ON export_job (staff_id) WHERE state IN ('waiting', 'running');
CREATE INDEX export_job_of ON export_job (staff_id, made_at DESC);
CREATE INDEX export_job_ends ON export_job (ends_at);
