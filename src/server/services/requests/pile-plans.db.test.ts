import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import { pileKeys } from './pile-keys.ts'

// An index gives the front of the pile, however many requests there are and however many of them somebody has.

const database = await freshDatabase()
afterAll(() => database.close())
const { db } = database

const owner = randomUUID()
beforeAll(async () => {
  await db
    .insertInto('staff_account')
    .values({
      ...{ id: owner, email: 'vol@voorbeeld.nl', name: 'Vera Vol', roles: ['member-service'] },
      created_at: '2026-01-01T10:00:00Z',
    })
    .execute()
  // of all that is open the first are somebody's, a few of them for a while
  await sql`WITH made AS (
      INSERT INTO submission (id, kind, reference, received_at, state, request, summary)
      SELECT gen_random_uuid(), 'many.kind', 'many-' || i, '2026-01-01'::timestamptz + i * interval '1 minute',
        'received', '{}'::jsonb, '{}'::jsonb
      FROM generate_series(1, 40000) AS i RETURNING id, kind, received_at
    ), numbered AS (SELECT *, row_number() OVER (ORDER BY received_at) AS n FROM made)
    INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open, owner, claimed_until)
    SELECT id, kind, received_at,
      (ARRAY['juridisch', 'bouwkundig', 'klusservice', 'ledenservice'])[(1 + n % 4)::int],
      received_at + interval '2 days', n % 10 < 3, CASE WHEN n < 39000 THEN ${owner}::uuid END,
      CASE WHEN n < 100 THEN received_at END
    FROM numbered`.execute(db)
  await sql`ANALYZE submission, request_work`.execute(db)
})

const desksOf = [undefined, ['juridisch'], ['juridisch', 'bouwkundig']].map((desks) => ({ desks }))

test.each(desksOf)('the pile of %j', async ({ desks }) => {
  const plan = await planOf(db, pileKeys({ desks, now: '2026-02-01T10:00:00Z', limit: 50 }))
  expect(scansWhole(plan, ['request_work'])).toEqual([])
  expect(plan).toMatch(/(using|on) request_work_pile/)
})
