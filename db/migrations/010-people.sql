-- Who may log in, what funnels start from, and who is a member.
CREATE TABLE person (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  -- 0 Dhr., 1 Mevr., 2 unknown
  gender smallint NOT NULL DEFAULT 2 CHECK (gender IN (0, 1, 2)),
  initials text,
  inserts text,
  last_name text,
  mobile text,
  landline text,
  date_of_birth date,
  postcode text,
  house_number integer,
  addition text,
  street_name text,
  city text,
  -- loaded as sandbox data; production refuses to start while one exists
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX person_email ON person (lower(email));

CREATE TABLE membership (
  -- member number, at most 8 digits
  relation_id text PRIMARY KEY CHECK (relation_id ~ '^[0-9]{1,8}$'),
  person_id uuid NOT NULL UNIQUE REFERENCES person ON DELETE CASCADE,
  starts date NOT NULL,
  -- the first day without membership; none while it goes on
  ends date
);

-- A session may be nobody's: it then only owns what a visitor uploaded.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  person_id uuid REFERENCES person ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_expires_at ON session (expires_at);
