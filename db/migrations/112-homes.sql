-- A home of one person, with what is known of it. Facts belong to this person and this home: who lives there later, or
-- beside them, begins with nothing. A home that was left is kept for a while, so that it can be taken back.
CREATE TABLE home (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  postcode text NOT NULL,
  house_number integer NOT NULL,
  addition text NOT NULL DEFAULT '',
  street_name text NOT NULL,
  city text NOT NULL,
  created_at timestamptz NOT NULL,
  left_on date,
  left_why text CHECK (left_why IN ('moved', 'sold')),
  CHECK ((left_on IS NULL) = (left_why IS NULL))
);
-- However an addition is written, it is one home.
CREATE UNIQUE INDEX home_of_person ON home
  (person_id, postcode, house_number, upper(regexp_replace(addition, '[\s-]', '', 'g')));
CREATE INDEX home_left ON home (left_on) WHERE left_on IS NOT NULL;

CREATE TABLE home_fact (
  home_id uuid NOT NULL REFERENCES home ON DELETE CASCADE,
  fact text NOT NULL,
  value jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('register', 'person', 'valuer', 'request')),
  said_on date NOT NULL,
  PRIMARY KEY (home_id, fact)
);
