-- Stands with the mandate (086).
ALTER TABLE membership DROP COLUMN iban_locked;
