-- Content: documents by codename, published and draft, with what stood there before; what visitors think of it and find.

CREATE TABLE content_document (
  codename text PRIMARY KEY CHECK (codename ~ '^[a-z0-9_]{1,80}$'),
  published jsonb,
  draft jsonb,
  -- Hash of the file this document was last loaded from; null when it was made here.
  seed_hash text,
  -- True once somebody changed it here: from then on it no longer follows its file.
  edited boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL
);

-- Every published text, the newest included.
CREATE TABLE content_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codename text NOT NULL,
  -- null when the document was withdrawn
  body jsonb,
  published_at timestamptz NOT NULL,
  -- 'seed', or the id of the person who published it
  published_by text NOT NULL
);
CREATE INDEX content_history_codename ON content_history (codename, id DESC);

-- One row. Whoever publishes adds one in the same transaction, so that a version stands for one set of documents.
CREATE TABLE content_version (
  the_one boolean PRIMARY KEY DEFAULT true CHECK (the_one),
  version bigint NOT NULL
);
INSERT INTO content_version (version) VALUES (1);

-- A trigger, so that no way of writing can forget it. A changed draft alone changes nothing for visitors.
CREATE FUNCTION content_next_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.published IS NULL
    OR TG_OP = 'DELETE' AND OLD.published IS NULL
    OR TG_OP = 'UPDATE' AND NEW.published IS NOT DISTINCT FROM OLD.published THEN
    RETURN NULL;
  END IF;
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER content_document_version AFTER INSERT OR UPDATE OR DELETE ON content_document
  FOR EACH ROW EXECUTE FUNCTION content_next_version();

-- Where pages stood before. Who comes to such an address is led to where the document stands now.
CREATE TABLE content_redirect (
  from_path text PRIMARY KEY,
  codename text NOT NULL,
  made_at timestamptz NOT NULL
);

-- A trigger, so that no way of writing can forget it.
CREATE FUNCTION content_keep_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_redirect (from_path, codename, made_at)
    VALUES (OLD.published ->> 'path', NEW.codename, NEW.updated_at)
    ON CONFLICT (from_path) DO UPDATE SET codename = EXCLUDED.codename, made_at = EXCLUDED.made_at;
  RETURN NULL;
END $$;
CREATE TRIGGER content_document_address AFTER UPDATE ON content_document FOR EACH ROW
  WHEN (OLD.published ->> 'path' IS DISTINCT FROM NEW.published ->> 'path' AND OLD.published ->> 'path' IS NOT NULL)
  EXECUTE FUNCTION content_keep_address();

-- Answers to "did this page help?", counted per page and day, about nobody.
CREATE TABLE survey_count (
  page text NOT NULL,
  answer text NOT NULL CHECK (answer IN ('ja', 'nee')),
  day date NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (page, answer, day)
);
