-- Appointments at offices: what is offered when, and who has which seat.
CREATE TABLE office (
  code integer PRIMARY KEY,
  name text NOT NULL,
  street_name text NOT NULL,
  house_number integer NOT NULL,
  addition text NOT NULL DEFAULT '',
  postcode text NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  -- how many are served at once
  seats integer NOT NULL,
  -- whether visitors may choose it from a list
  offered boolean NOT NULL,
  -- of the insurer who gives advice there too (spec 001 section 3)
  links_to_unive boolean NOT NULL DEFAULT false,
  CONSTRAINT office_seats CHECK (seats BETWEEN 1 AND 99)
);

CREATE TABLE appointment_type (
  office_code integer NOT NULL REFERENCES office ON DELETE CASCADE,
  -- as requests and addresses of calls name it (decision 54)
  code text NOT NULL,
  -- minutes
  duration integer NOT NULL,
  before integer NOT NULL,
  after integer NOT NULL,
  every integer NOT NULL,
  notice integer NOT NULL,
  -- days
  horizon integer NOT NULL,
  -- from Monday to Sunday, lists of {from, until} as HH:MM
  week jsonb NOT NULL,
  -- what an adviser must be able to; null where a seat is all that it needs
  skill text,
  PRIMARY KEY (office_code, code),
  CONSTRAINT appointment_type_minutes
    CHECK (duration > 0 AND every > 0 AND before >= 0 AND after >= 0 AND notice >= 0 AND horizon > 0)
);

CREATE TABLE closed_day (
  -- null: all of them
  office_code integer REFERENCES office ON DELETE CASCADE,
  day date NOT NULL,
  name text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (office_code, day)
);

CREATE TABLE adviser (
  code text PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  skills text[] NOT NULL,
  offices integer[] NOT NULL
);

-- Staff keep an office free for a while.
CREATE TABLE office_block (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  office_code integer NOT NULL REFERENCES office ON DELETE CASCADE,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- why, for staff
  note text NOT NULL,
  CONSTRAINT office_block_span CHECK (starts < ends)
);
CREATE INDEX office_block_office_code ON office_block (office_code, starts);

-- A seat that somebody holds for some minutes, or has an appointment on.
CREATE TABLE reservation (
  id uuid PRIMARY KEY,
  office_code integer NOT NULL REFERENCES office,
  seat integer NOT NULL,
  adviser_code text REFERENCES adviser,
  type_code text NOT NULL,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- with the time before and after
  busy tstzrange NOT NULL,
  -- of a hold: until when, and whose; an appointment has none
  held_until timestamptz,
  session_id uuid,
  -- keyed hash of the internet address
  caller bytea,
  -- of an appointment
  submission_id uuid,
  number integer,
  FOREIGN KEY (submission_id, number) REFERENCES appointment ON DELETE CASCADE,
  UNIQUE (submission_id, number),
  CONSTRAINT reservation_span CHECK (starts < ends AND busy @> tstzrange(starts, ends)),
  CONSTRAINT reservation_kind CHECK (
    CASE WHEN held_until IS NULL THEN num_nulls(submission_id, number) = 0 AND num_nonnulls(session_id, caller) = 0
    ELSE num_nonnulls(submission_id, number) = 0 AND num_nulls(session_id, caller) = 0 END
  ),
  CONSTRAINT reservation_seat EXCLUDE USING gist (office_code WITH =, seat WITH =, busy WITH &&),
  CONSTRAINT reservation_adviser EXCLUDE USING gist (adviser_code WITH =, busy WITH &&) WHERE (adviser_code IS NOT NULL)
);
CREATE INDEX reservation_held ON reservation (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX reservation_adviser_code ON reservation (adviser_code) WHERE adviser_code IS NOT NULL;
