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
        CASE WHEN i % 200 = 0 THEN 'failed' WHEN i % 3 = 0 THEN 'confirmed' ELSE 'received' END,
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
  await sql`ANALYZE submission, request_work, purchase`.execute(db)
})

/**
 * Filters with the indexes, one of which gives the page: to whoever sees every request, and to whoever sees those of some desks.
 * Where two serve as well as each other, what was counted of the rows decides.
 */
const pages: readonly (readonly [filter: Partial<WorkFilter>, ofAll: string, ofDesks: string])[] = [
  [{}, 'request_work_received_at', 'request_work_desk'],
  [{ after: place }, 'request_work_received_at', 'request_work_desk'],
  [{ ahead: place }, 'request_work_received_at', 'request_work_desk'],
  [{ kind: 'many.kind-b' }, 'request_work_kind', 'request_work_(kind|desk)'],
  [{ kind: 'many.kind-b', after: place }, 'request_work_kind', 'request_work_(kind|desk)'],
  [{ desk: 'juridisch', ahead: place }, 'request_work_desk', 'request_work_desk'],
  [{ state: 'failed' }, 'submission_state_received', 'submission_state_received'],
  [
    { state: 'received', after: place },
    'submission_(state_)?received(_at)?',
    '(submission|request_work)_\\w+',
  ],
  [{ state: 'failed', kind: 'many.kind-b' }, 'submission_state_received', 'submission_state_received'],
  [{ flag: 'address-unknown' }, 'submission_flagged', 'submission_flagged'],
  [{ owner: mine }, 'request_work_owner', 'request_work_(owner|desk)'],
  [{ owner: null }, 'request_work_received_at', 'request_work_desk'],
  [
    { from: '2026-01-10T00:00:00Z', until: '2026-01-20T00:00:00Z' },
    'request_work_received_at',
    'request_work_desk',
  ],
  [{ open: true }, 'request_work_(received_at|open)', 'request_work_(received_at|desk|open|open_desk)'],
  [{ order: 'promise' }, 'request_work_open', 'request_work_open_desk'],
  [{ order: 'promise', after: place }, 'request_work_open', 'request_work_open_desk'],
  [{ order: 'promise', ahead: place }, 'request_work_open', 'request_work_open_desk'],
  [{ order: 'promise', desk: 'juridisch' }, 'request_work_open_desk', 'request_work_open_desk'],
  [{ order: 'promise', owner: mine }, 'request_work_open_owner', 'request_work_open_(owner|desk)'],
  [
    { order: 'promise', kind: 'many.kind-b' },
    'request_work_(open|kind)',
    'request_work_(open_desk|kind|desk)',
  ],
]

const desks = ['juridisch', 'bouwkundig']

test.each(pages)('by %j', async (filter, ofAll, ofDesks) => {
  for (const [actor, indexes] of [
    [staffActor(['member-service']), ofAll],
    [staffActor(['adviser'], { desks }), ofDesks],
    [staffActor(['adviser', 'finance'], { desks }), ofDesks],
  ] as const) {
    const page = workPage({ order: 'newest', limit: 50, ...filter }, listSightOf(actor))
    const plan = await planOf(db, page)
    expect(scansWhole(plan, ['submission', 'request_work'])).toEqual([])
    expect(plan).toMatch(new RegExp(`\\b${indexes}\\b`))
    // no index has what one condition or another holds for
    expect(plan).not.toMatch(/Filter: .* OR /)
  }
})
