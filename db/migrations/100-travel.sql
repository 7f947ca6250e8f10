-- Appointments at somebody's home: who comes, where they work, and how long they are on their way.
ALTER TABLE appointment_type ADD COLUMN travels boolean NOT NULL DEFAULT false;

-- how the postcodes begin where they come; empty: everywhere
ALTER TABLE adviser ADD COLUMN areas text[] NOT NULL DEFAULT '{}';

-- the home that somebody comes to
ALTER TABLE reservation
  ADD COLUMN home_postcode text,
  ADD COLUMN home_number integer,
  ADD COLUMN lat double precision,
  ADD COLUMN lon double precision,
  ADD CONSTRAINT reservation_home CHECK (num_nulls(home_postcode, home_number, lat, lon) IN (0, 4));

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
