-- What somebody agreed with outlives the request that carried it, for as long as a membership or its books lean on it.
ALTER TABLE consent
  DROP CONSTRAINT consent_pkey,
  DROP CONSTRAINT consent_submission_id_fkey,
  ALTER COLUMN submission_id DROP NOT NULL,
  ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the member number of the membership that came of it, of a person or of an association
  ADD COLUMN relation_id text,
  ADD CONSTRAINT consent_submission FOREIGN KEY (submission_id) REFERENCES submission ON DELETE SET NULL;
CREATE UNIQUE INDEX consent_of_submission ON consent (submission_id, legal_text);
CREATE INDEX consent_relation_id ON consent (relation_id) WHERE relation_id IS NOT NULL;
UPDATE consent SET relation_id = membership.relation_id
  FROM membership WHERE membership.submission_id = consent.submission_id;
UPDATE consent SET relation_id = vve_membership.relation_id
  FROM vve_membership WHERE vve_membership.submission_id = consent.submission_id;
