import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeadLetter } from '../../../../test/kit/dead-letters.ts'
import { bookingFrom, send } from '../../../../test/kit/handyman.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { readPartners } from '../../../core/contract/partner-status/partner-status-calls.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { partners } from '../../partners/partners.ts'
import { undeliveredOf } from '../../services/partner-status/read-deliveries.ts'
import { deliveryQueue } from '../../services/submissions/submissions-queues.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { db, server, colleague, open, get } = office

type Line = AnswerOf<typeof readPartners>['items'][number]

const read = async (...roles: StaffRole[]) => get('/partners', { cookie: await open(await colleague(roles)) })
const lineOf = async (name: string): Promise<Line | undefined> =>
  ((await read('operator')).body.items as Line[]).find((one) => one.name === name)

let request: string
beforeAll(async () => {
  const answer = await send(server, await bookingFrom(server, '2026-12-07'))
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', answer.json<{ reference: string }>().reference)
    .executeTakeFirstOrThrow()
  request = row.id
})

test('staff who see to work that failed read how partners stand, and nobody else', async () => {
  for (const role of ['member-service', 'finance', 'operator'] as const)
    expect([role, (await read(role)).status]).toEqual([role, 200])
  for (const role of ['adviser', 'editor'] as const)
    expect([role, (await read(role)).status]).toEqual([role, 403])
  expect((await get('/partners')).status).toBe(401)
  const { body } = await read('operator')
  expect(body.items.map(({ name }: Line) => name)).toEqual(partners.map(({ name }) => name))
  expect(JSON.stringify(body)).not.toMatch(/@|:\/\/|secret/i)
})

test('what a partner was not brought, what it got last, and whether it is left alone', async () => {
  const calm = { state: 'closed', failures: 0, until: null }
  expect(await lineOf('klusservice')).toMatchObject({
    ...{ label: 'Vakman-partner', adapter: 'sandbox', isTrial: true, isOff: false },
    ...{ here: calm, everywhere: calm },
    deliveries: { waiting: 1, refused: 0, stuck: 0, lastDeliveredAt: null, lastFailure: null },
  })
  await db
    .updateTable('delivery')
    .set({ last_reason: 'timeout' })
    .where('submission_id', '=', request)
    .where('partner', '=', 'klusservice')
    .execute()
  await addDeadLetter(db, deliveryQueue, { submission: request, partner: 'klusservice' })
  await db
    .insertInto('partner_circuit')
    .values({ partner: 'klusservice', failures: 5, rests_until: '2026-12-01T09:00:05Z' })
    .execute()
  const event = { submission_id: request, event: 'delivered', actor: 'system' }
  for (const at of ['2026-12-01T08:00:00Z', '2026-12-01T08:30:00Z'])
    await db
      .insertInto('submission_event')
      .values({ ...event, at, facts: JSON.stringify({ partner: 'klusservice' }) })
      .execute()
  // what a colleague told the partner themselves says nothing of how it is reached
  const told = { ...event, at: '2026-12-01T08:45:00Z', actor: 'staff' }
  await db
    .insertInto('submission_event')
    .values({ ...told, facts: JSON.stringify({ partner: 'klusservice', by: 'hand' }) })
    .execute()
  expect(await lineOf('klusservice')).toMatchObject({
    here: calm,
    everywhere: { state: 'open', failures: 5, until: '2026-12-01T09:00:05.000Z' },
    deliveries: {
      ...{ waiting: 1, refused: 0, stuck: 1 },
      lastDeliveredAt: '2026-12-01T08:30:00Z',
      lastFailure: { reason: 'timeout' },
    },
    standing: 'down',
    toSay: expect.stringContaining('klussen is even niet bereikbaar'),
  })
  office.clock.pass(6000)
  expect(await lineOf('klusservice')).toMatchObject({ everywhere: { state: 'probe', until: null } })
  expect(await lineOf('mail')).toMatchObject({ standing: 'up', toSay: null })
})

test('a request tells which of the partners that it waits for are away, and what to say of them', async () => {
  const cookie = await open(await colleague(['member-service']))
  const row = await db
    .selectFrom('submission')
    .select('reference')
    .where('id', '=', request)
    .executeTakeFirstOrThrow()
  const away = async () => (await get(`/requests/${row.reference}`, { cookie })).body.partnersInTrouble
  expect(await away()).toMatchObject([
    { partner: 'klusservice', standing: 'down', toSay: expect.stringContaining('staat veilig bij ons') },
  ])
  await db.updateTable('delivery').set({ state: 'delivered' }).where('submission_id', '=', request).execute()
  expect(await away()).toEqual([])
  await db.updateTable('delivery').set({ state: 'waiting' }).where('submission_id', '=', request).execute()
})

test('what did not arrive is counted by an index, however much was delivered', async () => {
  await sql`INSERT INTO delivery (submission_id, partner, state)
    SELECT ${request}::uuid, 'delivered-' || number, 'delivered' FROM generate_series(1, 30000) AS number`.execute(
    db,
  )
  await sql`INSERT INTO delivery (submission_id, partner, state)
    SELECT ${request}::uuid, 'waiting-' || number, 'waiting' FROM generate_series(1, 100) AS number`.execute(
    db,
  )
  await sql`ANALYZE delivery`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN ${undeliveredOf(['klusservice', 'mail'])}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('delivery_waiting')
  expect(plan).not.toContain('Seq Scan on delivery')
})
