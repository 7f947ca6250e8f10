-- Texts that colleagues choose from when they write to whoever sent a request, with placeholders such as {aanhef}.
CREATE TABLE reply_text (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  -- the desk that writes it, by its key in the settings; null where every desk does
  desk text CHECK (char_length(desk) BETWEEN 1 AND 64),
  -- the kinds of requests that it is meant for, by the names of the calls that take them in; empty where it fits all of them
  kinds text[] NOT NULL DEFAULT '{}' CHECK (cardinality(kinds) <= 30),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  -- goes up with every change, so that the second of two who change it hears of the first
  version integer NOT NULL DEFAULT 1,
  -- none of a text that came with the site, and once the account of who changed it is gone
  changed_by uuid REFERENCES staff_account ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  -- set while it is not offered; it is kept, so that it can be put back
  removed_at timestamptz
);
CREATE UNIQUE INDEX reply_text_title ON reply_text (coalesce(desk, ''), lower(title)) WHERE removed_at IS NULL;
CREATE INDEX reply_text_changed_by ON reply_text (changed_by) WHERE changed_by IS NOT NULL;

-- Each text as it was after each change, with who made it. A trigger writes it, so that no way of writing can forget it.
CREATE TABLE reply_text_version (
  reply_text_id uuid NOT NULL REFERENCES reply_text ON DELETE CASCADE,
  version integer NOT NULL,
  title text NOT NULL,
  desk text,
  kinds text[] NOT NULL,
  text text NOT NULL,
  changed_by uuid REFERENCES staff_account ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (reply_text_id, version)
);
CREATE INDEX reply_text_version_changed_by ON reply_text_version (changed_by) WHERE changed_by IS NOT NULL;

-- an account that goes takes its name away and changes no text: the version stays as it was
CREATE FUNCTION reply_text_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reply_text_version
    (reply_text_id, version, title, desk, kinds, text, changed_by, changed_at, removed_at)
  VALUES
    (NEW.id, NEW.version, NEW.title, NEW.desk, NEW.kinds, NEW.text, NEW.changed_by, NEW.changed_at, NEW.removed_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER reply_text_version_kept AFTER INSERT OR UPDATE ON reply_text
  FOR EACH ROW EXECUTE FUNCTION reply_text_kept();
