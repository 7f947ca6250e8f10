-- How often an appointment was changed, so that calendars take the newer file; when; and whether it is off.
ALTER TABLE appointment
  ADD COLUMN cancelled boolean NOT NULL DEFAULT false,
  ADD COLUMN sequence integer NOT NULL DEFAULT 0,
  ADD COLUMN changed_at timestamptz;
