import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import { staffActor } from '../../../../test/kit/staff.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { waitingWork } from './today.ts'

// Indexes give what waits for somebody, however many requests there are, and no more of it than is told.

const database = await freshDatabase()
afterAll(() => database.close())
const { db } = database

const mine = randomUUID()
beforeAll(async () => {
  await db
    .insertInto('staff_account')
    .values({
      ...{ id: mine, email: 'vol@voorbeeld.nl', name: 'Vera Vol', roles: ['member-service'] },
      created_at: '2026-01-01T10:00:00Z',
    })
    .execute()
  await sql`WITH made AS (
      INSERT INTO submission (id, kind, reference, received_at, state, request, summary)
      SELECT gen_random_uuid(), 'many.kind', 'many-' || i, '2026-01-01'::timestamptz + i * interval '1 minute',
        'received', '{}'::jsonb, '{}'::jsonb
      FROM generate_series(1, 40000) AS i RETURNING id, kind, received_at
    ), numbered AS (SELECT *, row_number() OVER (ORDER BY received_at) AS n FROM made)
    INSERT INTO request_work
      (submission_id, kind, received_at, desk, due_on, open, owner, conversation, conversation_at)
    SELECT id, kind, received_at,
      (ARRAY['juridisch', 'bouwkundig', 'klusservice', 'ledenservice'])[(1 + n % 4)::int],
      received_at + interval '2 days', n % 50 = 0, CASE WHEN n % 100 = 0 THEN ${mine}::uuid END,
      CASE WHEN n % 500 = 0 THEN 'answered' WHEN n % 501 = 0 THEN 'asked' END,
      CASE WHEN n % 500 = 0 OR n % 501 = 0 THEN received_at END
    FROM numbered`.execute(db)
  await sql`ANALYZE submission, request_work`.execute(db)
})

const desks = ['juridisch', 'bouwkundig']

test.each([
  ['of every desk', staffActor(['member-service'], { id: mine })],
  ['of one desk', staffActor(['adviser'], { id: mine, desks: ['juridisch'] })],
  ['of two desks', staffActor(['adviser'], { id: mine, desks })],
])('what waits %s', async (_, actor) => {
  const plan = await planOf(db, waitingWork(actor, { clock: clockAt('2026-01-20T10:00:00Z') }))
  expect(scansWhole(plan, ['request_work', 'submission'])).toEqual([])
  // six numbers, each of which ends; of two desks each has an end of its own
  expect(plan.match(/Limit /g)?.length).toBeGreaterThanOrEqual(6)
})
