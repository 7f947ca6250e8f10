-- Where an appointment is, as it was told when it was made: an address, the link of a video call; null: by phone.
ALTER TABLE appointment
  ADD COLUMN place text,
  ADD CONSTRAINT appointment_place CHECK (char_length(place) BETWEEN 1 AND 300);
