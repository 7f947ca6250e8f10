-- outside a transaction: five thousand requests at a time, so that none is held for long.
-- Gives older requests the state that their sender was shown until now, the events that are known of them, and the
-- moments of bookings. Run again it changes nothing.
DO $$
DECLARE
  after uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
BEGIN
  LOOP
    SELECT id INTO upto FROM (SELECT id FROM submission WHERE id > after ORDER BY id LIMIT 5000) AS batch
      ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    WITH result AS (
      SELECT submission.id,
        CASE
          WHEN cancellation.withdrawn_at IS NOT NULL THEN 'withdrawn'
          WHEN cancellation.refused_at IS NOT NULL THEN 'refused'
          WHEN reached.refused THEN 'failed'
          WHEN cancellation.submission_id IS NOT NULL
            THEN CASE WHEN cancellation.matched_at IS NULL THEN 'received' ELSE 'confirmed' END
          WHEN application.submission_id IS NOT NULL
            THEN CASE WHEN application.activated_at IS NULL THEN 'received' ELSE 'confirmed' END
          WHEN vve.id IS NOT NULL
            THEN CASE WHEN vve.relation_id IS NULL THEN 'received' ELSE 'confirmed' END
          WHEN submission.kind IN (
            'account.register', 'account.update-community-alias', 'hypotheekwacht.register'
          ) THEN 'confirmed'
          WHEN reached.delivered THEN 'passed-on'
          ELSE 'received'
        END AS state
      FROM submission
      LEFT JOIN membership_application AS application ON application.submission_id = submission.id
      LEFT JOIN vve_membership AS vve ON vve.submission_id = submission.id
      LEFT JOIN cancellation ON cancellation.submission_id = submission.id
      LEFT JOIN LATERAL (
        SELECT bool_or(delivery.state = 'refused') AS refused, bool_and(delivery.state = 'delivered') AS delivered
        FROM delivery WHERE delivery.submission_id = submission.id AND partner <> 'mail'
      ) AS reached ON true
      WHERE submission.id > after AND submission.id <= upto
    )
    UPDATE submission SET state = result.state FROM result
      WHERE submission.id = result.id AND submission.state <> result.state;
    WITH old AS (
      SELECT * FROM submission WHERE id > after AND id <= upto
        AND NOT EXISTS (SELECT FROM submission_event WHERE submission_id = submission.id)
    ), known AS (
      SELECT id, received_at AS at, 1 AS step, 'received' AS event,
        CASE WHEN EXISTS (
          SELECT FROM audit WHERE subject_id = old.id AND action = old.kind AND person_id IS NOT NULL
        ) THEN 'person' ELSE 'visitor' END AS actor, '{}'::jsonb AS facts FROM old
      UNION ALL SELECT old.id, delivered_at, 2,
        CASE WHEN old.state = 'passed-on' AND partner <> 'mail' THEN 'passed-on' ELSE 'delivered' END,
        'system', jsonb_build_object('partner', partner)
        FROM delivery JOIN old ON old.id = delivery.submission_id
        WHERE delivery.state = 'delivered' AND delivered_at IS NOT NULL
      UNION ALL SELECT id, received_at, 2, CASE kind WHEN 'account.register' THEN 'account-made'
          WHEN 'account.update-community-alias' THEN 'alias-chosen' ELSE 'watched' END,
        CASE WHEN person_id IS NULL OR kind = 'account.register' THEN 'visitor' ELSE 'person' END, '{}'
        FROM old WHERE state = 'confirmed'
          AND kind IN ('account.register', 'account.update-community-alias', 'hypotheekwacht.register')
          AND NOT EXISTS (SELECT FROM membership_application WHERE submission_id = old.id)
      UNION ALL SELECT old.id, activated_at, 3, 'membership-made', 'system', '{}'
        FROM membership_application JOIN old ON old.id = submission_id WHERE activated_at IS NOT NULL
      UNION ALL SELECT old.id, matched_at, 3, 'matched',
        CASE WHEN matched_at = cancellation.received_at THEN 'person' ELSE 'staff' END, '{}'
        FROM cancellation JOIN old ON old.id = submission_id WHERE matched_at IS NOT NULL
      UNION ALL SELECT old.id, refused_at, 4, 'refused', 'staff', jsonb_build_object('because', refused_because)
        FROM cancellation JOIN old ON old.id = submission_id WHERE refused_at IS NOT NULL
      UNION ALL SELECT old.id, withdrawn_at, 4, 'withdrawn', 'person', '{}'
        FROM cancellation JOIN old ON old.id = submission_id WHERE withdrawn_at IS NOT NULL
    )
    INSERT INTO submission_event (submission_id, at, event, actor, facts)
      SELECT id, at, event, actor, facts FROM known ORDER BY id, at, step;
    WITH option AS (
      SELECT submission.id, place, left(value ->> 'startTime', 10) AS day,
        CASE WHEN substr(value ->> 'startTime', 12, 2) < '12' THEN 8
          WHEN substr(value ->> 'startTime', 12, 2) < '18' THEN 12 ELSE 18 END AS hour
      FROM submission, jsonb_path_query(request, '$.kept.appointment.options[*]') WITH ORDINALITY AS one (value, place)
      WHERE submission.id > after AND submission.id <= upto AND kind = 'klusservice.book'
        AND value ->> 'startTime' ~ '^2\d\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):'
    ), moment AS (
      SELECT id, row_number() OVER (PARTITION BY id ORDER BY min(place)) AS number, day, hour
      FROM option GROUP BY id, day, hour
    )
    INSERT INTO appointment (submission_id, number, starts, ends)
      SELECT id, number, (day || ' ' || hour || ':00')::timestamp AT TIME ZONE 'Europe/Amsterdam',
        (day || ' ' || CASE hour WHEN 8 THEN 12 WHEN 12 THEN 18 ELSE 21 END || ':00')::timestamp
          AT TIME ZONE 'Europe/Amsterdam'
      FROM moment
      ON CONFLICT DO NOTHING;
    COMMIT;
    after := upto;
  END LOOP;
END $$;
