-- Of which requests a desk was told by mail that they are there.
CREATE TABLE desk_notice (
  submission_id uuid PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  at timestamptz NOT NULL
);
