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
  ADD COLUMN staff_id uuid REFERENCES staff_account ON DELETE SET NULL,
  -- who wrote it last, and whether somebody else had to publish it
  ADD COLUMN written_by uuid REFERENCES staff_account ON DELETE SET NULL,
  ADD COLUMN four_eyes boolean NOT NULL DEFAULT false,
  -- why it was published with faults
  ADD COLUMN despite text CHECK (length(despite) <= 300),
  -- an account that is gone leaves nobody's name, years later
  ADD CONSTRAINT content_history_four_eyes CHECK (NOT four_eyes OR staff_id IS NULL OR staff_id IS DISTINCT FROM written_by);

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
  -- who wrote it; null where a program did, or somebody whose account is gone
  staff_id uuid REFERENCES staff_account ON DELETE SET NULL,
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
  made_by uuid NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  made_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  -- set once it was taken back
  ended_at timestamptz
);
CREATE INDEX content_preview_link_codename ON content_preview_link (codename, made_at DESC);
CREATE INDEX content_preview_link_made_by ON content_preview_link (made_by);

-- What the list of documents shows, goes by and looks into. It is taken out of the texts when they are written: reading it out of
-- every text would cost more than the list. A document that was withdrawn keeps what it had last.
ALTER TABLE content_document
  ADD COLUMN genre text NOT NULL DEFAULT 'page' CHECK (genre IN ('page', 'news', 'article', 'settings')),
  ADD COLUMN path text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN title text NOT NULL DEFAULT '',
  -- the day (YYYY-MM-DD) from which the published text is on the site, and whether searches pass over it
  ADD COLUMN starts_on text,
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  -- every word of the published text and of the draft, in small letters and without tags
  ADD COLUMN words text NOT NULL DEFAULT '';
CREATE INDEX content_document_path ON content_document (path, codename);

CREATE FUNCTION content_words(body jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT regexp_replace(lower(regexp_replace(string_agg(part.value #>> '{}', ' '), '<[^>]*>', ' ', 'g')), '\s+', ' ', 'g')
  FROM jsonb_path_query(body, 'strict $.**') AS held, LATERAL (
    SELECT value FROM jsonb_each(CASE WHEN jsonb_typeof(held) = 'object' THEN held ELSE '{}'::jsonb END)
    WHERE key NOT IN ('kind', 'layout', 'picture')
    UNION ALL
    SELECT value FROM jsonb_array_elements(CASE WHEN jsonb_typeof(held) = 'array' THEN held ELSE '[]'::jsonb END)
  ) AS part
  WHERE jsonb_typeof(part.value) = 'string'
$$;

-- A trigger, so that no way of writing can forget it.
CREATE FUNCTION content_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown jsonb := coalesce(NEW.published, NEW.draft);
BEGIN
  IF shown IS NULL THEN
    RETURN NEW;
  END IF;
  NEW.genre := CASE
    WHEN shown ->> 'kind' = 'settings' THEN 'settings'
    WHEN shown ->> 'date' IS NOT NULL THEN 'news'
    WHEN shown ->> 'problem' IS NOT NULL THEN 'article'
    ELSE 'page' END;
  NEW.path := left(coalesce(shown ->> 'path', ''), 200);
  NEW.title := CASE
    WHEN NEW.genre = 'settings' THEN 'Instellingen'
    ELSE left(coalesce(nullif(shown ->> 'title', ''), NEW.codename), 300) END;
  NEW.starts_on := left(NEW.published ->> 'date', 10);
  NEW.hidden := coalesce(NEW.published ->> 'hidden' = 'true', false);
  NEW.words := concat_ws(' ', lower(NEW.title), content_words(NEW.published), content_words(NEW.draft));
  RETURN NEW;
END $$;
CREATE TRIGGER content_document_list BEFORE INSERT OR UPDATE OF published, draft ON content_document
  FOR EACH ROW EXECUTE FUNCTION content_list();
UPDATE content_document SET published = published;
