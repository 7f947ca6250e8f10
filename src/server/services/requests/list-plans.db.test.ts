import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { planOf, scansWhole } from '../../../../test/kit/query-plans.ts'
import { staffActor } from '../../../../test/kit/staff.ts'
import { listSightOf } from './rights.ts'
import { type WorkFilter, workPage } from './work-page.ts'

// An index gives each page of the list, however many requests there are.

const database = await freshDatabase()
afterAll(() => database.close())
const { db } = database

const [mine, place] = [randomUUID(), { at: '2026-01-15T10:00:00Z', id: randomUUID() }]
beforeAll(async () => {
  await db
    .insertInto('staff_account')
    .values({
      ...{ id: mine, email: 'vol@voorbeeld.nl', name: 'Vera Vol', roles: ['member-service'] },
      created_at: '2026-01-01T10:00:00Z',
    })
    .execute()
  await sql`WITH made AS (
      INSERT INTO submission (id, kind, reference, received_at, state, flags, request, summary)
      SELECT gen_random_uuid(), 'many.kind-' || chr(97 + i % 20), 'many-' || i,
        '2026-01-01'::timestamptz + i * interval '1 minute',
        CASE WHEN i % 4000 = 0 THEN 'failed' WHEN i % 3 = 0 THEN 'confirmed' ELSE 'received' END,
        CASE WHEN i % 500 = 0 THEN ARRAY['address-unknown'] ELSE '{}' END,
        '{"kept":{"lastName":"Vries"}}'::jsonb, jsonb_build_object('title', 'Iets', 'office', repeat('x', 300))
      FROM generate_series(1, 40000) AS i RETURNING id, kind, received_at
    ), numbered AS (SELECT *, row_number() OVER (ORDER BY received_at) AS n FROM made)
    INSERT INTO request_work (submission_id, kind, received_at, desk, due_on, open, owner)
    SELECT id, kind, received_at,
      (ARRAY['juridisch', 'bouwkundig', 'klusservice', 'ledenservice'])[(1 + n % 4)::int],
      received_at + interval '2 days', n % 50 = 0, CASE WHEN n % 100 = 0 THEN ${mine}::uuid END
    FROM numbered`.execute(db)
  await sql`
    INSERT INTO purchase (id, submission_id, reference, product, title, amount_cents, vat_cents, vat_percent, terms,
      return_path, ordered_at)
    SELECT gen_random_uuid(), id, reference, 'verkoopprijs', 'Verkoopprijs bepalen', 4950, 859, 21, '2026-01-01', '/',
      received_at
    FROM submission WHERE kind = 'many.kind-c'`.execute(db)
  // a partner got nearly all of them
  await sql`
    INSERT INTO delivery (submission_id, partner, state)
    SELECT submission_id, 'klusservice',
      CASE WHEN row_number() OVER (ORDER BY received_at) % 1000 = 0 THEN 'waiting' ELSE 'delivered' END
    FROM request_work`.execute(db)
  await sql`ANALYZE submission, request_work, purchase, delivery`.execute(db)
})

/** Every filter of the list, each order, and both ways on from a place. */
const pages: readonly Partial<WorkFilter>[] = [
  {},
  { after: place },
  { ahead: place },
  { kind: 'many.kind-b' },
  { kind: 'many.kind-b', after: place },
  { desk: 'juridisch', ahead: place },
  { state: 'failed' },
  { state: 'received', after: place },
  { state: 'failed', kind: 'many.kind-b' },
  { flag: 'address-unknown' },
  { owner: mine },
  { owner: null },
  { from: '2026-01-10T00:00:00Z', until: '2026-01-20T00:00:00Z' },
  { open: true },
  { order: 'promise' },
  { order: 'promise', after: place },
  { order: 'promise', ahead: place },
  { order: 'promise', desk: 'juridisch' },
  { order: 'promise', owner: mine },
  { order: 'promise', kind: 'many.kind-b' },
  { order: 'promise', dueBy: '2026-01-10T00:00:00Z' },
  { order: 'promise', owner: null, dueAfter: '2026-01-10T00:00:00Z', dueBy: '2026-01-11T00:00:00Z' },
]

const desks = ['juridisch', 'bouwkundig']

// which of several indexes serves best is for the planner, by what it counted of the rows
test.each(pages)('by %j', async (filter) => {
  for (const actor of [
    staffActor(['member-service']),
    staffActor(['adviser'], { desks }),
    staffActor(['adviser', 'finance'], { desks }),
  ]) {
    const page = workPage({ order: 'newest', limit: 50, ...filter }, listSightOf(actor))
    const plan = await planOf(db, page)
    expect(scansWhole(plan, ['submission', 'request_work'])).toEqual([])
    expect(plan).toMatch(/Index .*(using|on) (request_work|submission)_(?!pkey)\w+/)
    // no index has what one condition or another holds for
    expect(plan).not.toMatch(/Filter: .* OR /)
  }
})

test.each(['klusservice', 'alle'])('by what partner %s did not get yet', async (partner) => {
  for (const actor of [staffActor(['member-service']), staffActor(['adviser'], { desks })]) {
    const page = workPage({ order: 'newest', limit: 50, partner }, listSightOf(actor))
    const plan = await planOf(db, page)
    expect(scansWhole(plan, ['submission', 'request_work', 'delivery'])).toEqual([])
    expect(plan).toContain('delivery_waiting')
  }
})
