-- Until how many minutes before its begin who made an appointment may move or cancel it, and how often it may be moved.
ALTER TABLE appointment_type
  ADD COLUMN change_notice integer NOT NULL DEFAULT 1440,
  ADD COLUMN most_moves integer NOT NULL DEFAULT 3,
  ADD CONSTRAINT appointment_type_changes CHECK (change_notice >= 0 AND most_moves >= 0);

-- The same as it was told when the appointment was made; null: it is changed by phone.
ALTER TABLE appointment
  ADD COLUMN change_notice integer,
  ADD COLUMN moves_left integer,
  ADD CONSTRAINT appointment_changes CHECK (
    num_nulls(change_notice, moves_left) IN (0, 2) AND coalesce(change_notice, 0) >= 0 AND coalesce(moves_left, 0) >= 0
  );
