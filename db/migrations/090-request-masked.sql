-- outside a transaction: five thousand requests at a time, so that none is held for long.
-- A request holds masked answers masked alone; until now they stood beside it, locked. What older ones say instead is what
-- their document tells of the IBAN, the only such answer there was. Run again it changes nothing.
DO $$
DECLARE
  after uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
  one record;
  path text;
  masked jsonb;
BEGIN
  LOOP
    SELECT id INTO upto FROM (SELECT id FROM submission WHERE id > after ORDER BY id LIMIT 5000) AS batch
      ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    FOR one IN
      SELECT id, request, request -> 'kept' AS kept, coalesce(
        (SELECT answer -> 'value' FROM jsonb_array_elements(document -> 'office') AS answer
          WHERE answer ->> 'label' = 'IBAN' LIMIT 1), '"••••"') AS shown
      FROM submission WHERE id > after AND id <= upto AND request -> 'locked' <> '{}'
    LOOP
      masked := one.kept;
      FOR path IN SELECT jsonb_object_keys(one.request -> 'locked') LOOP
        masked := jsonb_set(masked, string_to_array(path, '.'), one.shown);
      END LOOP;
      UPDATE submission SET request = jsonb_build_object('kept', masked) WHERE id = one.id;
    END LOOP;
    COMMIT;
    after := upto;
  END LOOP;
END $$;
