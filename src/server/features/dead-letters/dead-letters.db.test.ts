import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeadLetter } from '../../../../test/kit/dead-letters.ts'
import { bookingFrom, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import type { listDeadLetters } from '../../../core/contract/dead-letters/dead-letters-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { refundQueue } from '../../services/payments/payments-queues.ts'
import { sweepQueue } from '../../services/retention/retention-queues.ts'
import { deliveryQueue } from '../../services/submissions/submissions-queues.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { db, server, colleague, open, openProcess, get, post } = office

type Item = AnswerOf<typeof listDeadLetters>['items'][number]

const as = async (...roles: StaffRole[]) => open(await colleague(roles))
const list = (cookie = '') => get('/dead-letters', { cookie })
const retry = (ids: unknown, cookie = '', by?: Awaited<ReturnType<typeof openProcess>>) =>
  post('/dead-letters/retry', { ids }, { cookie, ...(by && { by }) })
const listed = async (cookie: string): Promise<Item[]> => (await list(cookie)).body.items

let request: { id: string; reference: string }
beforeAll(async () => {
  const answer = await send(server, await bookingFrom(server, '2026-12-07'))
  const { reference } = answer.json<{ reference: string }>()
  request = await db
    .selectFrom('submission')
    .select(['id', 'reference'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('delivery')
    .set({ last_reason: 'unreachable' })
    .where('submission_id', '=', request.id)
    .where('partner', '=', 'klusservice')
    .execute()
})

const stuckDelivery = () =>
  addDeadLetter(db, deliveryQueue, { submission: request.id, partner: 'klusservice' })
const stuckRefund = () => addDeadLetter(db, refundQueue, { refund: randomUUID() })

/** How many jobs wait to bring the request to its partner. */
const waitingJobs = async (): Promise<number> => {
  const { rows } = await sql`
    SELECT FROM pgboss.job WHERE name = ${deliveryQueue.name} AND state = 'created'
      AND data->>'submission' = ${request.id} AND data->>'partner' = 'klusservice'`.execute(db)
  return rows.length
}

const retried = () =>
  db
    .selectFrom('audit')
    .select(['detail', 'submission_id', 'roles'])
    .where('action', '=', 'deadletters.retry')
    .orderBy('id')
    .execute()

test('who sees what failed for good, and nothing that anybody typed', async () => {
  const [delivery, refund] = [await stuckDelivery(), await stuckRefund()]
  const seen = async (role: StaffRole) => (await listed(await as(role))).map(({ id }) => id)
  expect(new Set(await seen('member-service'))).toEqual(new Set([delivery, refund]))
  expect(new Set(await seen('operator'))).toEqual(new Set([delivery, refund]))
  expect(await seen('finance')).toEqual([refund])
  for (const role of ['adviser', 'editor'] as const) {
    const cookie = await as(role)
    const statuses = [(await list(cookie)).status, (await retry([delivery], cookie)).status]
    expect([role, ...statuses]).toEqual([role, 403, 403])
  }
  expect([(await list()).status, (await retry([delivery])).status]).toEqual([401, 401])

  const items = await listed(await as('member-service'))
  expect(items.find(({ id }) => id === delivery)).toMatchObject({
    queue: 'partner.deliver',
    tries: 9,
    partner: { name: 'klusservice', label: 'Vakman-partner' },
    reason: 'unreachable',
    failure: 'partner',
    request: { reference: request.reference, kind: 'handyman.book' },
  })
  const money = items.find(({ id }) => id === refund)
  expect(money).toMatchObject({ partner: { name: 'payments' }, request: null })
  const text = JSON.stringify(items)
  for (const word of [plantedPerson.lastName, plantedPerson.email, plantedPerson.street, 'Zeldzaamwoord'])
    expect(text).not.toContain(word)

  const finance = await as('finance')
  expect(await retry([delivery], finance)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await retry([refund], finance)).toMatchObject({ status: 200, body: { sent: 1, told: null } })
  expect(await seen('operator')).toEqual([delivery])
  expect(await retry([delivery], await as('operator'))).toMatchObject({ status: 200, body: { sent: 1 } })
})

test('what two colleagues send again at once goes once, and the second hears who was first', async () => {
  const id = await stuckDelivery()
  const [before, trail] = [await waitingJobs(), await retried()]
  const other = await openProcess()
  const answers = await Promise.all([
    retry([id], await as('member-service')),
    retry([id], await as('operator'), other),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await waitingJobs()).toBe(before + 1)
  const second = answers.find(({ status }) => status === 409)
  expect(second?.body).toMatchObject({
    code: 'changed',
    title: 'Sanne Bakker verstuurde dit al opnieuw, op 1 december 2026 om 10.00 uur.',
  })
  // who was first is in the trail, with whose request it was, and the second is not
  const lines = (await retried()).slice(trail.length)
  expect(lines).toMatchObject([{ detail: id, submission_id: request.id }])

  const fresh = await stuckDelivery()
  const both = await retry([id, fresh, fresh], await as('member-service'))
  expect(both).toMatchObject({ status: 200, body: { sent: 1 } })
  expect(both.body.told).toContain('Eén had Sanne Bakker al verstuurd')
})

test('what is sent wrong is refused, and an id that was never there too', async () => {
  const cookie = await as('member-service')
  const many = Array.from({ length: 101 }, () => randomUUID())
  const accepted: unknown[] = []
  for (const ids of [[], undefined, 'all', ['all'], ["' OR 1=1"], [1], [null], many])
    if ((await retry(ids, cookie)).status !== 400) accepted.push(ids)
  expect(accepted).toEqual([])
  expect(await retry([randomUUID()], cookie)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('at its request a delivery that is stuck names what to send again, to who may', async () => {
  const id = await stuckDelivery()
  const stuckOf = async (cookie: string) => {
    const { body } = await get(`/requests/${request.reference}?reason=controle`, { cookie })
    const deliveries: { partner: string; isStuck: boolean; deadLetter: string | null }[] = body.deliveries
    return deliveries.map(({ partner, isStuck, deadLetter }) => [partner, isStuck, deadLetter])
  }
  const service = await as('member-service')
  expect(await stuckOf(service)).toEqual([
    ['klusservice', true, id],
    ['mail', false, null],
  ])
  expect(await stuckOf(await as('finance'))).toEqual([
    ['klusservice', true, null],
    ['mail', false, null],
  ])
  await retry([id], service)
  expect((await stuckOf(service))[0]).toEqual(['klusservice', false, null])
})

test('a list ends at 200 and says so, and work of the clock, which has no data, is in it', async () => {
  for (let count = 0; count < 201; count++) await addDeadLetter(db, sweepQueue, null, { failure: 'Error' })
  const { body } = await list(await as('operator'))
  expect([body.more, body.items.length]).toEqual([true, 200])
  expect(body.items[0]).toMatchObject({
    ...{ queue: 'retention.sweep', failure: 'other' },
    ...{ partner: null, request: null },
  })
})
