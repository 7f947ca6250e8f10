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
