-- A repeated call gets the same bytes: jsonb would sort the fields of an answer.
ALTER TABLE idempotency ALTER COLUMN answer TYPE json;
