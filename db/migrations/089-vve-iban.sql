-- outside a transaction: five thousand associations at a time, so that none is held for long.
-- Moves the IBAN of associations that have their number to their mandate. Run again it changes nothing.
DO $$
DECLARE
  after uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
BEGIN
  LOOP
    SELECT id INTO upto FROM (SELECT id FROM vve_membership WHERE id > after ORDER BY id LIMIT 5000) AS batch
      ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    INSERT INTO mandate (reference, relation_id, iban_locked, given_at, locked_for_vve)
      SELECT mandate_reference, relation_id, iban_locked,
        (coalesce(mandate_signed_on, starts) + time '12:00') AT TIME ZONE 'UTC', id
      FROM vve_membership
      WHERE id > after AND id <= upto AND relation_id IS NOT NULL AND iban_locked IS NOT NULL;
    UPDATE vve_membership SET iban_locked = NULL
      WHERE id > after AND id <= upto AND relation_id IS NOT NULL AND iban_locked IS NOT NULL;
    COMMIT;
    after := upto;
  END LOOP;
END $$;

ALTER TABLE vve_membership DROP CONSTRAINT IF EXISTS vve_membership_debit;

ALTER TABLE vve_membership ADD CONSTRAINT vve_membership_debit CHECK (
  CASE WHEN relation_id IS NULL THEN (payment_method = 1) = (iban_locked IS NOT NULL)
    ELSE iban_locked IS NULL AND (payment_method = 1) = (mandate_reference IS NOT NULL) END
) NOT VALID;

ALTER TABLE vve_membership VALIDATE CONSTRAINT vve_membership_debit;
