-- Texts of editors: every draft is a numbered revision with its author and what it was based on, so that nobody saves over a text
-- that they did not read, and a publication names what it publishes.

-- Each document counts its texts: drafts and publications have numbers out of one row.
ALTER TABLE content_document
  ADD COLUMN last_number integer NOT NULL DEFAULT 1,
  -- the number of the text in `published`, and of the one in `draft`
  ADD COLUMN published_number integer,
  ADD COLUMN draft_number integer;

-- 'seed', or what published it; who of the staff, by their account
ALTER TABLE content_history
  ADD COLUMN number integer,
  ADD COLUMN staff_id uuid REFERENCES staff_account,
  -- who wrote it last, and whether somebody else had to publish it
  ADD COLUMN written_by uuid REFERENCES staff_account,
  ADD COLUMN four_eyes boolean NOT NULL DEFAULT false,
  -- why it was published with faults
  ADD COLUMN despite text CHECK (length(despite) <= 300),
  ADD CONSTRAINT content_history_four_eyes CHECK (NOT four_eyes OR (staff_id IS NOT NULL AND staff_id IS DISTINCT FROM written_by));

UPDATE content_history SET number = counted.number
FROM (SELECT id, row_number() OVER (PARTITION BY codename ORDER BY id) AS number FROM content_history) AS counted
WHERE counted.id = content_history.id;

UPDATE content_document SET published_number = newest.number, last_number = newest.number
FROM (SELECT codename, max(number) AS number FROM content_history GROUP BY codename) AS newest
WHERE newest.codename = content_document.codename AND published IS NOT NULL;

UPDATE content_document SET last_number = last_number + 1, draft_number = last_number + 1 WHERE draft IS NOT NULL;

CREATE TABLE content_revision (
  codename text NOT NULL,
  number integer NOT NULL,
  -- the number of the text on which this one was made; null for the first of its document
  base integer,
  body jsonb NOT NULL,
  -- who wrote it; null where a program did
  staff_id uuid REFERENCES staff_account,
  -- what one person saves within ten minutes is one revision, which began when the first of them was saved
  begun_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (codename, number)
);

INSERT INTO content_revision (codename, number, base, body, begun_at, made_at)
SELECT codename, draft_number, published_number, draft, updated_at, updated_at FROM content_document WHERE draft IS NOT NULL;

-- for whoever removes an account of staff
CREATE INDEX content_revision_staff ON content_revision (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX content_history_staff ON content_history (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX content_history_written_by ON content_history (written_by) WHERE written_by IS NOT NULL;

-- A link by which somebody without an account reads one revision until an instant. The token itself is kept nowhere.
CREATE TABLE content_preview_link (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  codename text NOT NULL,
  number integer NOT NULL,
  made_by uuid NOT NULL REFERENCES staff_account,
  made_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  -- set once it was taken back
  ended_at timestamptz
);
CREATE INDEX content_preview_link_codename ON content_preview_link (codename, made_at DESC);
CREATE INDEX content_preview_link_made_by ON content_preview_link (made_by);
