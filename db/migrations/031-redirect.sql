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
