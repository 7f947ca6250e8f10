-- A mandate for one payment: of which request, whose appointment it follows. It ends by itself.
ALTER TABLE mandate ADD COLUMN submission_id uuid REFERENCES submission ON DELETE SET NULL;
CREATE INDEX mandate_submission_id ON mandate (submission_id) WHERE submission_id IS NOT NULL;
