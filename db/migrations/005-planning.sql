-- Appointments at offices and at somebody's home: what is offered when, and who has which seat.

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
  -- the adviser comes to the home
  travels boolean NOT NULL DEFAULT false,
  -- until how many minutes before its begin who made one may move or cancel it, and how often it may be moved
  change_notice integer NOT NULL DEFAULT 1440,
  most_moves integer NOT NULL DEFAULT 3,
  PRIMARY KEY (office_code, code),
  CONSTRAINT appointment_type_minutes
    CHECK (duration > 0 AND every > 0 AND before >= 0 AND after >= 0 AND notice >= 0 AND horizon > 0),
  CONSTRAINT appointment_type_changes CHECK (change_notice >= 0 AND most_moves >= 0)
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
  offices integer[] NOT NULL,
  -- how the postcodes begin where they come; empty: everywhere
  areas text[] NOT NULL DEFAULT '{}'
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
  -- the home that somebody comes to
  home_postcode text,
  home_number integer,
  lat double precision,
  lon double precision,
  FOREIGN KEY (submission_id, number) REFERENCES appointment ON DELETE CASCADE,
  UNIQUE (submission_id, number),
  CONSTRAINT reservation_span CHECK (starts < ends AND busy @> tstzrange(starts, ends)),
  CONSTRAINT reservation_kind CHECK (
    CASE WHEN held_until IS NULL THEN num_nulls(submission_id, number) = 0 AND num_nonnulls(session_id, caller) = 0
    ELSE num_nonnulls(submission_id, number) = 0 AND num_nulls(session_id, caller) = 0 END
  ),
  CONSTRAINT reservation_home CHECK (num_nulls(home_postcode, home_number, lat, lon) IN (0, 4)),
  CONSTRAINT reservation_seat EXCLUDE USING gist (office_code WITH =, seat WITH =, busy WITH &&),
  CONSTRAINT reservation_adviser EXCLUDE USING gist (adviser_code WITH =, busy WITH &&) WHERE (adviser_code IS NOT NULL)
);
CREATE INDEX reservation_held ON reservation (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX reservation_adviser_code ON reservation (adviser_code) WHERE adviser_code IS NOT NULL;

-- How long somebody is on their way from one place to another: a straight line at 45 km an hour, in whole minutes. Nothing where
-- one of the appointments is at no home. A degree is 111.2 km, and of the longitude less the farther north it is.
CREATE FUNCTION travel_time(
  from_lat double precision, from_lon double precision, to_lat double precision, to_lon double precision
) RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  make_interval(mins => ceil(111.2 * 60 / 45 * sqrt(
    power(from_lat - to_lat, 2) + power((from_lon - to_lon) * cos(radians((from_lat + to_lat) / 2)), 2)
  ))::integer),
  interval '0'
);

-- Nobody is booked where they cannot be in time. One appointment of a person after the other: what is looked at is committed.
CREATE FUNCTION reservation_in_reach() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM adviser WHERE code = NEW.adviser_code FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM reservation AS other
    WHERE other.adviser_code = NEW.adviser_code AND other.id <> NEW.id
      AND other.busy && tstzrange(
        lower(NEW.busy) - travel_time(other.lat, other.lon, NEW.lat, NEW.lon),
        upper(NEW.busy) + travel_time(other.lat, other.lon, NEW.lat, NEW.lon))
      -- no way in the country is longer: so that the index narrows them down
      AND other.busy && tstzrange(lower(NEW.busy) - interval '12 hours', upper(NEW.busy) + interval '12 hours')
  ) THEN
    RAISE EXCEPTION 'no time to travel' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'reservation_in_reach';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER reservation_in_reach BEFORE INSERT OR UPDATE OF busy, adviser_code, lat, lon ON reservation
  FOR EACH ROW WHEN (NEW.lat IS NOT NULL AND NEW.adviser_code IS NOT NULL) EXECUTE FUNCTION reservation_in_reach();

-- Our own calendar of each office: what stands there beside the planning, and its appointments as an outside calendar would
-- have them.
CREATE TABLE calendar_event (
  office_code integer NOT NULL,
  -- of an appointment: id and number of its request; of anything else whatever it is known by
  uid text NOT NULL,
  -- how often the appointment was changed
  sequence integer NOT NULL DEFAULT 0,
  -- reference and type, for staff; no name
  title text NOT NULL,
  starts timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  -- takes the whole office, not one seat
  whole boolean NOT NULL DEFAULT false,
  PRIMARY KEY (office_code, uid),
  CONSTRAINT calendar_event_span CHECK (starts < ends)
);
CREATE INDEX calendar_event_office_code ON calendar_event (office_code, ends);
CREATE INDEX calendar_event_ends ON calendar_event (ends);
