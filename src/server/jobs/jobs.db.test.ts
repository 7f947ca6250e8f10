import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draw } from '../../../test/kit/documents.ts'
import { bookingFrom, plantedPerson, send } from '../../../test/kit/handyman.ts'
import { checkRequests } from '../../../test/kit/request-events.ts'
import { openTestServer, type TestServer } from '../../../test/kit/server.ts'
import { sendingTo } from '../../../test/kit/submission.ts'
import { endpointOf } from '../../core/contract/endpoint.ts'
import { report } from '../../core/contract/insulation-check/insulation-check-calls.ts'
import { report as operation } from '../../core/contract/insulation-check/insulation-check-operations.ts'
import { requestExampleOf } from '../../core/contract/request-schema.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { openOutbox } from '../outbox/boss.ts'
import { readDeadLetters } from '../outbox/dead-letters.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { HandymanOrder } from '../ports/handyman.ts'
import type { Message } from '../ports/mail.ts'
import { sweepQueue } from '../services/retention/retention-queues.ts'
import { sweep } from '../services/retention/sweep.ts'
import { startSession } from '../services/sessions/start.ts'
import { startJobs } from './start.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let server: TestServer
const orders: { key: string; order: HandymanOrder }[] = []
const mails: { key: string; message: Message }[] = []
let orderFault: PartnerError | undefined
let mailFault: PartnerError | undefined

beforeAll(async () => {
  server = await openTestServer({ clock })
  const { ports } = server.runtime
  ports.handyman = {
    ...ports.handyman,
    order: async (key, order) => {
      orders.push({ key, order })
      if (orderFault) throw orderFault
      return { partnerReference: `KS-${key.slice(0, 4)}` }
    },
  }
  ports.mail = {
    send: async (key, message) => {
      mails.push({ key, message })
      if (mailFault) throw mailFault
    },
  }
})
afterAll(() => server.close())

const write = async (content: { greeting: string; answers?: { value: string }[] }) => ({
  html: `<p>${content.greeting}</p>`,
  text: [content.greeting, ...(content.answers ?? []).map(({ value }) => value)].join('\n'),
})

const until = (good: () => boolean | Promise<boolean>) => expect.poll(good).toBe(true)

const deliveries = (id: string) =>
  server.database.db
    .selectFrom('delivery')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('partner')
    .execute()

const bookOne = async () => {
  const answer = await send(server, await bookingFrom(server, '2026-11-23'))
  const { reference } = answer.json<{ reference: string }>()
  const row = await server.database.db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { id: row.id, reference }
}

test('a booking that was committed before the process died is delivered by the next one', async () => {
  const { id, reference } = await bookOne()
  expect(orders).toHaveLength(0)

  await using next = await openOutboxOf(server)
  await startJobs(server.runtime, next.outbox, { write, draw })
  await until(async () => (await deliveries(id)).every(({ state }) => state === 'delivered'))

  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({
    key: id,
    order: {
      reference,
      taskId: 'lekkende-kraan',
      rateType: 'per uur',
      customer: {
        initials: 'Q.X.',
        lastName: plantedPerson.lastName,
        telephone: '+31687651234',
        email: plantedPerson.email,
      },
      address: { street: 'Voorbeeldlaan', suffix: '10', postcode: '3821BT', city: 'Amersfoort' },
    },
  })
  expect(orders[0]?.order.options).toHaveLength(6)
  const [partner] = await deliveries(id)
  expect(partner).toMatchObject({ partner: 'klusservice', partner_reference: `KS-${id.slice(0, 4)}` })

  const events = await server.database.db
    .selectFrom('submission_event')
    .select(['event', 'actor', 'request_id'])
    .where('submission_id', '=', id)
    .where('event', '<>', 'received')
    .execute()
  expect(events.toSorted((a, b) => a.event.localeCompare(b.event))).toEqual([
    { event: 'delivered', actor: 'system', request_id: 'job partner.deliver' },
    { event: 'passed-on', actor: 'system', request_id: 'job partner.deliver' },
  ])

  expect(mails).toHaveLength(1)
  const message = mails[0]?.message
  expect(mails[0]?.key).toBe(id)
  expect(message?.to).toBe(plantedPerson.email)
  expect(message?.subject).toBe(`Je aanvraag voor de Klusservice (${reference})`)
  expect(message?.text).toContain(plantedPerson.comment)
  expect(message?.attachments?.map(({ filename }) => filename)).toEqual([
    'moment-1.ics',
    'moment-2.ics',
    'moment-3.ics',
  ])
  const calendar = String(message?.attachments?.[0]?.content)
  expect(calendar).toContain('STATUS:TENTATIVE')
  expect(calendar).toContain('DTSTART:20261123T070000Z')
  expect(calendar).toContain('DTEND:20261123T110000Z')
  expect(calendar).toContain(`UID:${id}-1`)
})

test('a partner that is away gets the same key again, and the order only once when it is back', async () => {
  await using next = await openOutboxOf(server)
  await startJobs(server.runtime, next.outbox, { write, draw })
  orders.length = 0
  orderFault = new PartnerError('klusservice', 'timeout')
  const { id } = await bookOne()
  await until(async () => (await deliveries(id))[0]?.last_reason === 'timeout')
  orderFault = undefined
  await until(async () => (await deliveries(id))[0]?.state === 'delivered')
  expect(new Set(orders.map(({ key }) => key))).toEqual(new Set([id]))
  const last = orders.length
  const unfinished = async () => {
    const { rows } = await sql`
      SELECT FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND data->>'submission' = ${id}`.execute(
      server.database.db,
    )
    return rows.length
  }
  await until(async () => (await unfinished()) === 0)
  expect(orders).toHaveLength(last)
})

test('an address that will never work is noted, a dead letter at once, and not mailed again', async () => {
  await using next = await openOutboxOf(server)
  await startJobs(server.runtime, next.outbox, { write, draw })
  mails.length = 0
  mailFault = new PartnerError('mail', 'refused')
  const { id } = await bookOne()
  await until(async () => (await deliveries(id)).some(({ state }) => state === 'refused'))
  mailFault = undefined
  expect((await deliveries(id)).find(({ partner }) => partner === 'mail')).toMatchObject({
    state: 'refused',
    last_reason: 'refused',
  })
  const letters = () => readDeadLetters(server.database.db, {}, 10)
  await until(async () => (await letters()).length > 0)
  expect(await letters()).toMatchObject([
    { queue: 'partner.deliver', data: { submission: id, partner: 'mail' } },
  ])
  expect(mails).toHaveLength(1)
})

test('what its mail is all of waits for nobody once that arrived, and for staff where it cannot', async () => {
  await using next = await openOutboxOf(server)
  await startJobs(server.runtime, next.outbox, { write, draw })
  const example = requestExampleOf(operation.body ?? operation.query) as { personalData: object }
  const good = () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    return { ...example, personalData: { ...example.personalData, emailAddress } }
  }
  const { takenIn } = sendingTo({ server, endpoint: endpointOf(report, operation), good })
  const isOpen = async (id: string) => {
    const work = server.database.db.selectFrom('request_work').select('open')
    return (await work.where('submission_id', '=', id).executeTakeFirst())?.open
  }
  const { row: told } = await takenIn()
  await until(async () => (await deliveries(told.id))[0]?.state === 'delivered')
  expect(await isOpen(told.id)).toBe(false)
  mailFault = new PartnerError('mail', 'refused')
  const { row: untold } = await takenIn()
  await until(async () => (await deliveries(untold.id))[0]?.state === 'refused')
  mailFault = undefined
  expect(await isOpen(untold.id)).toBe(true)
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(server.database.db)
  expect(met['insulation-check.report']).toEqual(expect.arrayContaining(['completed', 'undeliverable']))
  expect(met['handyman.book']).toEqual(expect.arrayContaining(['delivered', 'passed-on', 'undeliverable']))
})

test('what has had its time is removed, and not a moment before', async () => {
  const { id } = await bookOne()
  const { ports, database } = server.runtime
  const row = { session_id: id, name: 'a.pdf', content_type: 'application/pdf', bytes: 1 }
  const now = new Date(clock.now()).toISOString()
  const [unclaimed, claimed] = [
    '00000000-0000-4000-8000-00000000000a',
    '00000000-0000-4000-8000-00000000000b',
  ]
  await database
    .insertInto('file')
    .values([
      { ...row, id: unclaimed, created_at: now },
      { ...row, id: claimed, created_at: now, submission_id: id },
    ])
    .execute()
  for (const file of [unclaimed, claimed]) await ports.files.put(file, new Uint8Array([1]))

  ahead += (2 * 86_400 - 60) * 1000
  expect(await sweep(server.runtime)).toMatchObject({ files: 0, requests: 0 })
  ahead += 120_000
  expect(await sweep(server.runtime)).toMatchObject({ files: 1, requests: 0 })
  expect(await ports.files.get(unclaimed)).toBeUndefined()
  expect(await ports.files.get(claimed)).toBeDefined()

  // the database removes rows of the trail by its own clock, which no test moves
  const old = { at: '2015-01-01T10:00:00Z', action: 'account.long-ago', request_id: 'test' }
  await server.database.db.insertInto('audit').values(old).execute()
  ahead += 2 * 366 * 86_400 * 1000
  const swept = await sweep(server.runtime)
  expect(swept.requests).toBeGreaterThan(0)
  expect(swept.audit).toBeGreaterThan(0)
  expect(await ports.files.get(claimed)).toBeUndefined()
  expect(await deliveries(id)).toEqual([])
})

test('the trail says that the system swept, when something went', async () => {
  const { db } = server.database
  await using next = await openOutboxOf(server)
  await startJobs(server.runtime, next.outbox, { write, draw })
  const swept = () =>
    db
      .selectFrom('audit')
      .select(['person_id', 'request_id'])
      .where('action', '=', 'retention.sweep')
      .execute()
  const sweepNow = () => db.transaction().execute((tx) => enqueue(tx, sweepQueue, {}))
  await startSession(server.runtime)
  ahead += 13 * 3600 * 1000
  await sweepNow()
  await until(async () => (await swept()).length > 0)
  expect((await swept())[0]).toEqual({ person_id: null, request_id: 'job retention.sweep' })
})

async function openOutboxOf({ database }: TestServer) {
  const outbox = await openOutbox(database.url, { connections: 2 })
  return { outbox, [Symbol.asyncDispose]: () => outbox.stop(2000) }
}
