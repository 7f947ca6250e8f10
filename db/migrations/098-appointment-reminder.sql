-- outside a transaction: an index of a large table is made while others write to it. It can be run again.
-- Who was reminded of an appointment, by what: one row for an appointment as it stands after its last change.
CREATE TABLE IF NOT EXISTS appointment_reminder (
  submission_id uuid NOT NULL,
  number integer NOT NULL,
  -- of the appointment that it reminds of; one that moved since is reminded of anew
  sequence integer NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  planned_at timestamptz NOT NULL,
  -- when it was sent, or given up; what became of it stands with what happened to the request
  settled_at timestamptz,
  PRIMARY KEY (submission_id, number, sequence, channel),
  FOREIGN KEY (submission_id, number) REFERENCES appointment ON DELETE CASCADE
);

DROP INDEX IF EXISTS appointment_starts;

CREATE INDEX CONCURRENTLY appointment_starts ON appointment (starts) WHERE confirmed AND NOT cancelled;
