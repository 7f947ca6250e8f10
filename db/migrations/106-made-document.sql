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
