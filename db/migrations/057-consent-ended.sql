-- A membership goes with the account that is deleted; what was agreed to stays for the books from then on.
ALTER TABLE consent ADD COLUMN ended_at timestamptz;
