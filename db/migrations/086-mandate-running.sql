-- Every mandate by which something is collected gets its row, which only ended and replaced ones had. One that was given
-- inside a request gets the wording that was agreed to when it ends, as before.
DO $$ BEGIN
  IF EXISTS (SELECT FROM membership WHERE iban_locked IS NOT NULL AND mandate_reference IS NULL) THEN
    RAISE EXCEPTION 'a membership has an IBAN and no mandate';
  END IF;
END $$;
INSERT INTO mandate (reference, relation_id, person_id, iban_locked, given_at, locked_for_membership)
SELECT mandate_reference, relation_id, person_id, iban_locked,
  (coalesce(mandate_signed_on, starts) + time '12:00') AT TIME ZONE 'UTC', true
FROM membership WHERE iban_locked IS NOT NULL
ON CONFLICT (reference) DO NOTHING;
-- The IBAN of an application went on to its membership.
UPDATE membership_application SET iban_locked = NULL WHERE activated_at IS NOT NULL AND iban_locked IS NOT NULL;
